import { graphql } from "gatsby";
import { routes } from "../domain/routes";
import { CaseStudyTiles } from "../sections/case-study-tiles";
import { ClosingBand } from "../sections/closing-band/closing-band";
import { PageHeader } from "../sections/page-header/page-header";
import { Seo } from "../seo/seo";

export default function CaseStudyPage({ data }: { data: Queries.CaseStudyPageQuery }) {
  const { caseStudyPage } = data;
  const { title, intro, closing } = caseStudyPage;
  return (
    <>
      <PageHeader
        path={routes.caseStudies.path}
        title={title}
        lead={intro}
        picture={caseStudyPage}
      />
      <CaseStudyTiles caseStudyPage={caseStudyPage} caseStudies={data.caseStudies} />
      <ClosingBand text={data.expertTalk} picture={closing} />
    </>
  );
}

export const query = graphql`
  query CaseStudyPage {
    caseStudyPage {
      seo {
        ...Seo
      }
      title
      intro
      imageAlt
      image {
        ...PageHeaderPicture
        ...PreviewImage
      }
      closing {
        ...ClosingPicture
      }
    }
    ...CaseStudyTiles
    expertTalk {
      ...ExpertTalk
    }
  }
`;

export function Head({ data }: { data: Queries.CaseStudyPageQuery }) {
  const { seo, title } = data.caseStudyPage;
  return (
    <Seo
      text={seo}
      path={routes.caseStudies.path}
      breadcrumb={title}
      picture={data.caseStudyPage}
    />
  );
}
