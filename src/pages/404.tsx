import { graphql } from "gatsby";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

export default function NotFoundPage({ data }: { data: Queries.NotFoundPageQuery }) {
  const { title, lead, links, image } = data.notFoundPage;
  return <ShortMessage title={title} lead={lead} links={links} picture={image} />;
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        ...Seo
      }
      title
      lead
      links {
        ...SmartLink
      }
      image {
        ...ShortMessagePicture
      }
    }
  }
`;

export function Head({ data }: { data: Queries.NotFoundPageQuery }) {
  return <Seo text={data.notFoundPage.seo} />;
}
