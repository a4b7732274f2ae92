import { graphql } from "gatsby";
import type { PageData } from "../lib/page-data";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

export default function NotFoundPage({ data }: PageData<Queries.NotFoundPageQuery>) {
  return <ShortMessage {...data.notFoundPage} />;
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
    }
  }
`;

export function Head({ data }: PageData<Queries.NotFoundPageQuery>) {
  return <Seo text={data.notFoundPage.seo} />;
}
