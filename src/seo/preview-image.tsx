import { graphql } from "gatsby";

export interface PreviewPicture {
  image: Queries.PreviewImageFragment;
  imageAlt: string;
}

interface PreviewImageProps extends PreviewPicture {
  /** The file of the picture that `npm run share-pictures` has drawn from this one. */
  drawn: string | undefined;
  siteUrl: string;
}

/** The picture that other sites show beside a link to this page. */
export function PreviewImage({ image, imageAlt, drawn, siteUrl }: PreviewImageProps) {
  const src = drawn === undefined ? image.childImageSharp?.resize?.src : `/${drawn}`;
  if (!src) throw new Error("A page's preview image is not a file that sharp can read");
  return (
    <>
      <meta property="og:image" content={siteUrl + src} />
      {imageAlt !== "" && <meta property="og:image:alt" content={imageAlt} />}
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {/* X takes the title, the description and the picture from the tags for Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export const fragment = graphql`
  fragment PreviewImage on File {
    childImageSharp {
      resize(width: 1200, height: 630, cropFocus: EAST, toFormat: JPG, quality: 80) {
        src
      }
    }
  }
`;
