import type { IGatsbyImageData } from "gatsby-plugin-image";
import { below, color } from "../theme/style";

/** A picture as GraphQL answers it: `image { childImageSharp { gatsbyImageData(...) } }`. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface PictureProps {
  image: PictureFile;
  /** "" for a picture that only decorates. */
  alt: string;
  /** How wide it is drawn, as the `sizes` attribute says it; the browser picks the file by it. */
  sizes: string;
  /** Another crop for narrow screens, where the wide one would lose its subject. */
  narrow?: PictureFile;
  /** The first picture of a page is fetched at once, the others when they come near. */
  isFirst?: boolean;
  className?: string;
}

const narrowScreen = below("small");

/**
 * A picture in three formats with a blurred placeholder. gatsby-plugin-image makes the files and the
 * data; its own component is not used, because it would bring 62 KB of script to every page. The
 * placeholder is a background, so that no script is needed to take it away: the picture covers it.
 */
export function Picture({ image, alt, sizes, narrow, isFirst = false, className }: PictureProps) {
  const data = imageData(image);
  const narrowData = narrow && imageData(narrow);
  const placeholder = data.placeholder?.fallback;
  return (
    <picture className={className}>
      {narrowData && <Sources data={narrowData} sizes={sizes} media={narrowScreen} withFallback />}
      <Sources data={data} sizes={sizes} />
      <img
        src={data.images.fallback?.src}
        srcSet={data.images.fallback?.srcSet}
        sizes={sizes}
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
          // The alternative text of a picture that did not arrive stays readable.
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
  /** Also offers the oldest format, where the <img> itself shows another crop. */
  withFallback?: boolean;
}

function Sources({ data, sizes, media, withFallback = false }: SourcesProps) {
  const sources = data.images.sources ?? [];
  // A crop has measures of its own, which the <img> takes over from the source that is used.
  const common = { sizes, media, width: data.width, height: data.height };
  return (
    <>
      {sources.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} {...common} />
      ))}
      {withFallback && <source srcSet={data.images.fallback?.srcSet} {...common} />}
    </>
  );
}

function imageData({ childImageSharp }: PictureFile): IGatsbyImageData {
  if (childImageSharp) return childImageSharp.gatsbyImageData;
  throw new Error("A picture in content is no JPEG, PNG, WebP or AVIF file that sharp can read");
}
