import type { CSSObject } from "@emotion/react";
import { getSrc, type IGatsbyImageData, withArtDirection } from "gatsby-plugin-image";
import { below, color, radius } from "../theme/style";

export interface PictureFile {
  readonly childImageSharp: {
    readonly gatsbyImageData: IGatsbyImageData;
    /** Another crop for narrow screens, if the wide one would lose its subject there. */
    readonly narrow?: IGatsbyImageData;
    /** A small file for phones. The build writes it into the page, which saves a slow network a round trip. */
    readonly phone?: IGatsbyImageData;
  } | null;
}

interface PictureProps {
  image: PictureFile;
  /** "" for a decorative picture. */
  alt: string;
  /** The width of the picture on the page, as the `sizes` attribute takes it. The browser picks the file by it. */
  sizes: string;
  /** Set on the first picture of a page: it loads at once. The others load lazily. */
  isAboveFold?: boolean;
  className?: string;
}

const narrowScreen = below("small");
/** Screens with more pixels show the difference to a larger file. */
const phoneScreen = `${narrowScreen} and (max-resolution: 2dppx)`;

/** A picture as AVIF or JPEG, over a blurred background that takes no script to remove: see decision 0023. */
export function Picture(props: PictureProps) {
  const { image, alt, sizes, isAboveFold = false, className } = props;
  if (!image.childImageSharp) {
    throw new Error(
      "A picture in content is not a JPEG, PNG, WebP or AVIF file that sharp can read",
    );
  }
  const { narrow, phone } = image.childImageSharp;
  const { placeholder, ...data } = image.childImageSharp.gatsbyImageData;
  const blurred = placeholder?.fallback;
  const isTransparent = blurred !== undefined && !opaqueImage.test(blurred);
  const crops = [
    ...(phone ? [{ media: phoneScreen, image: phone }] : []),
    ...(narrow ? [{ media: narrowScreen, image: narrow }] : []),
  ];
  const { sources = [] } = withArtDirection(data, crops).images;
  return (
    <picture className={className}>
      {sources.map(({ media, type, srcSet }) => {
        // Each crop has its own dimensions; the <img> uses those of the chosen source.
        const crop = crops.find((each) => each.media === media)?.image;
        return (
          <source
            key={`${media} ${type}`}
            // gatsby-plugin-late-scripts writes the first file that is marked so into the page.
            data-within-page={media === phoneScreen ? "" : undefined}
            media={media}
            type={type}
            sizes={sizes}
            srcSet={srcSet}
            {...roundSize(crop ?? data)}
          />
        );
      })}
      <img
        src={getSrc(data)}
        {...roundSize(data)}
        alt={alt}
        loading={isAboveFold ? "eager" : "lazy"}
        fetchPriority={isAboveFold ? "high" : "auto"}
        decoding={isAboveFold ? "sync" : "async"}
        css={[wholeStyle, !isTransparent && groundStyle]}
        style={!isTransparent && blurred ? { backgroundImage: `url(${blurred})` } : undefined}
      />
    </picture>
  );
}

const wholeStyle: CSSObject = {
  width: "100%",
  height: "100%",
  objectFit: "cover",
  // Keeps the alternative text readable when the picture fails to load.
  color: color.text,
};

/** What is seen until the picture has loaded, under its placeholder. A transparent picture, through which both would be seen, has neither. */
const groundStyle: CSSObject = { backgroundColor: color.sunken, backgroundSize: "cover" };

/** Matches the data URL of a WebP file without transparency: 12 bytes, which are 16 characters, and then "VP8 ". */
const opaqueImage = /^data:image\/webp;base64,.{16}VlA4I/;

/** Gatsby divides the width by the proportions, which leaves fractions. */
function roundSize({ width, height }: Pick<IGatsbyImageData, "width" | "height">) {
  return { width: Math.round(width), height: Math.round(height) };
}

/** A picture with round corners and a hairline, because its ground may be as dark or as bright as the page. */
export function FramedPicture(props: PictureProps) {
  return <Picture {...props} css={frame} />;
}

const frame: CSSObject = {
  overflow: "hidden",
  borderRadius: radius.card,
  outline: "1px solid rgb(128 128 128 / 35%)",
  outlineOffset: -1,
};
