import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CaseStudyTiles } from "../sections/case-study-tiles";
import { PageHeader } from "../sections/page-header";
import { Seo } from "../seo/seo";

export default function CaseStudyPage({
  data,
}: Pick<PageProps<Queries.CaseStudyPageQuery>, "data">) {
  const { title, intro } = data.caseStudyPage;
  return (
    <>
      <PageHeader title={title} lead={intro} />
      <CaseStudyTiles {...data} />
    </>
  );
}

export const query = graphql`
  query CaseStudyPage {
    caseStudyPage {
      seo {
        title
        description
      }
      title
      intro
    }
    ...CaseStudyTiles
  }
`;

export function Head({ data }: Pick<HeadProps<Queries.CaseStudyPageQuery>, "data">) {
  const { seo, title } = data.caseStudyPage;
  return <Seo text={seo} path="/case-study" trail={[{ label: title, to: "/case-study" }]} />;
}
