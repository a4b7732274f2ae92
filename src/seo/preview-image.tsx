import { graphql } from "gatsby";

interface PreviewImageProps extends Queries.PreviewImageFragment {
  siteUrl: string;
}

/** The picture that other sites show beside a link to this page. */
export function PreviewImage({ childImageSharp, siteUrl }: PreviewImageProps) {
  const src = childImageSharp?.resize?.src;
  if (!src) throw new Error("A page's preview image is not a file that sharp can read");
  return (
    <>
      <meta property="og:image" content={siteUrl + src} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={siteUrl + src} />
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
