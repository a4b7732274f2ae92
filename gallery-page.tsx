import { graphql, type PageProps } from "gatsby";
import { Gallery } from "./src/gallery/gallery";

/**
 * The page /gallery of `gatsby develop`. It is outside src because production builds have no such
 * page, and Gatsby warns of every query in src that does not belong to a page.
 */
export default function GalleryPage({ data }: Pick<PageProps<Queries.GalleryFragment>, "data">) {
  return <Gallery {...data} />;
}

export const query = graphql`
  query GalleryPage {
    ...Gallery
  }
`;

export function Head() {
  return <title>Gallery</title>;
}
