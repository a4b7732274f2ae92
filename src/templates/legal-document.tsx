import { graphql } from "gatsby";
import { getPath, routes } from "../domain/routes";
import { LegalText } from "../sections/legal-text";
import { PageHeader } from "../sections/page-header/page-header";
import { Seo } from "../seo/seo";

/** One legal document: /privacy-policy or /terms-of-service. */
export default function LegalDocument({ data }: { data: Queries.LegalDocumentQuery }) {
  const { legalDocument, labels } = data;
  return (
    <>
      <PageHeader
        path={getPath(routes.legalDocument, legalDocument.slug)}
        title={legalDocument.title}
        lead={legalDocument.lead}
      />
      <LegalText legalDocument={legalDocument} labels={labels} />
    </>
  );
}

export const query = graphql`
  query LegalDocument($name: String!) {
    legalDocument(slug: { eq: $name }) {
      seo {
        ...Seo
      }
      slug
      title
      lead
    }
    ...LegalText
  }
`;

export function Head({ data }: { data: Queries.LegalDocumentQuery }) {
  const { seo, slug, title } = data.legalDocument;
  return <Seo text={seo} path={getPath(routes.legalDocument, slug)} breadcrumb={title} />;
}
