import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ShortMessage } from "../sections/short-message";
import { Seo } from "../seo/seo";

export default function NotFoundPage({ data }: Pick<PageProps<Queries.NotFoundPageQuery>, "data">) {
  const { title, lead, links } = data.notFoundPage;
  return <ShortMessage title={title} lead={lead} links={links} />;
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        title
        description
      }
      title
      lead
      links {
        label
        to
      }
    }
  }
`;

export function Head({ data }: Pick<HeadProps<Queries.NotFoundPageQuery>, "data">) {
  return <Seo text={data.notFoundPage.seo} />;
}
