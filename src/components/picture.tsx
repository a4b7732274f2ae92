import type { IGatsbyImageData } from "gatsby-plugin-image";
import { below, color } from "../theme/style";

/** The result of the query `image { childImageSharp { gatsbyImageData(...) } }`. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface PictureProps {
  image: PictureFile;
  /** "" for a decorative picture. */
  alt: string;
  /** Its width on the page, as the `sizes` attribute takes it. The browser picks the file by it. */
  sizes: string;
  /** Another crop for narrow screens, if the wide one would lose its subject there. */
  narrow?: PictureFile;
  /** A small file for phones. The build writes it into the page, which saves a slow network a round trip. */
  withinPage?: PictureFile;
  /** Set on the first picture of a page: it loads at once. The others load lazily. */
  isFirst?: boolean;
  className?: string;
}

const narrowScreen = below("small");
/** Screens with more pixels show the difference to a larger file. */
const phones = `${narrowScreen} and (max-resolution: 2dppx)`;

/**
 * A picture as AVIF with a blurred placeholder; browsers from before 2023 get a JPEG of one size. gatsby-plugin-image
 * makes the files and the data, but its component is not used: it would add 62 KB of script to every page. The
 * placeholder is a background that the loaded picture covers, so removing it takes no script.
 */
export function Picture(props: PictureProps) {
  const { image, alt, sizes, narrow, withinPage, isFirst = false, className } = props;
  const data = imageData(image);
  const narrowData = narrow && imageData(narrow);
  const withinPageData = withinPage && imageData(withinPage);
  const placeholder = data.placeholder?.fallback;
  return (
    <picture className={className}>
      {withinPageData && (
        <Sources data={withinPageData} sizes={sizes} media={phones} isWithinPage />
      )}
      {narrowData && <Sources data={narrowData} sizes={sizes} media={narrowScreen} withFallback />}
      <Sources data={data} sizes={sizes} />
      <img
        src={data.images.fallback?.src}
        width={data.width}
        height={data.height}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding={isFirst ? "sync" : "async"}
        css={{
          width: "100%",
          backgroundColor: color.sunken,
          backgroundImage: placeholder && `url(${placeholder})`,
          backgroundSize: "cover",
          // Keeps the alternative text readable when the picture fails to load.
          color: color.text,
        }}
      />
    </picture>
  );
}

interface SourcesProps {
  data: IGatsbyImageData;
  sizes: string;
  media?: string;
  /** Adds the oldest format as a source, because the <img> itself has the other crop. */
  withFallback?: boolean;
  /** Marks the file for src/site/output/inline-pictures.ts. */
  isWithinPage?: boolean;
}

function Sources(props: SourcesProps) {
  const { data, sizes, media, withFallback = false, isWithinPage = false } = props;
  const sources = data.images.sources ?? [];
  // Each crop has its own dimensions; the <img> uses those of the chosen source.
  const common = {
    media,
    width: data.width,
    height: data.height,
    "data-within-page": isWithinPage ? "" : undefined,
  };
  return (
    <>
      {sources.map(({ srcSet, type }) => (
        <source key={type} {...common} type={type} sizes={sizes} srcSet={srcSet} />
      ))}
      {withFallback && <source srcSet={data.images.fallback?.src} {...common} />}
    </>
  );
}

function imageData({ childImageSharp }: PictureFile): IGatsbyImageData {
  if (childImageSharp) return childImageSharp.gatsbyImageData;
  throw new Error("A picture in content is not a JPEG, PNG, WebP or AVIF file that sharp can read");
}
