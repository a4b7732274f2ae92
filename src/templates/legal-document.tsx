import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LegalText } from "../sections/legal-text";
import { PageHeader } from "../sections/page-header";
import { Seo } from "../seo/seo";

/** One legal document: /privacy-policy, /terms-of-service. */
export default function LegalDocument({
  data,
}: Pick<PageProps<Queries.LegalDocumentQuery>, "data">) {
  const { title, lead } = data.legalDocument;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <LegalText {...data} />
    </>
  );
}

export const query = graphql`
  query LegalDocument($slug: String!) {
    legalDocument(slug: { eq: $slug }) {
      slug
      title
      lead
      seo {
        title
        description
      }
    }
    ...LegalText
  }
`;

export function Head({ data }: Pick<HeadProps<Queries.LegalDocumentQuery>, "data">) {
  const { slug, title, seo } = data.legalDocument;
  const path = `/${slug}`;
  return <Seo text={seo} path={path} trail={[{ label: title, to: path }]} />;
}
