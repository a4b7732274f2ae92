import { graphql } from "gatsby";
import { getPath, routes } from "../domain/routes";
import { CaseStudyBody } from "../sections/case-study-body";
import { ClosingBand } from "../sections/closing-band/closing-band";
import { EngagementSteps } from "../sections/engagement-steps";
import { OtherCaseStudies } from "../sections/other-case-studies";
import { PageHeader } from "../sections/page-header/page-header";
import { Seo } from "../seo/seo";

/** One case study: /case-studies/<slug>. */
export default function CaseStudyArticle({ data }: { data: Queries.CaseStudyArticleQuery }) {
  const { caseStudy, caseStudyPage } = data;
  const { title, lead, engagement, closing } = caseStudy;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        path={getPath(routes.caseStudy, caseStudy.slug)}
        picture={caseStudy}
      />
      <CaseStudyBody
        caseStudy={caseStudy}
        caseStudyPage={caseStudyPage}
        company={data.company}
        labels={data.labels}
      />
      {engagement && <EngagementSteps {...engagement} stepDays={caseStudyPage.article.stepDays} />}
      <OtherCaseStudies
        caseStudyPage={caseStudyPage}
        caseStudy={caseStudy}
        next={data.next}
        afterNext={data.afterNext}
      />
      <ClosingBand text={data.expertTalk} picture={closing} />
    </>
  );
}

export const query = graphql`
  query CaseStudyArticle($name: String!, $next: String!, $afterNext: String!) {
    caseStudy(slug: { eq: $name }) {
      seo {
        ...Seo
      }
      slug
      title
      lead
      date
      imageAlt
      image {
        ...PageHeaderPicture
        ...PreviewImage
      }
      engagement {
        ...EngagementSteps
      }
      closing {
        ...ClosingPicture
      }
    }
    caseStudyPage {
      article {
        stepDays
      }
    }
    ...CaseStudyBody
    ...OtherCaseStudies
    expertTalk {
      ...ExpertTalk
    }
  }
`;

export function Head({ data }: { data: Queries.CaseStudyArticleQuery }) {
  const { caseStudy } = data;
  const { title, date } = caseStudy;
  return (
    <Seo
      text={caseStudy.seo}
      path={getPath(routes.caseStudy, caseStudy.slug)}
      breadcrumb={title}
      picture={caseStudy}
      about={{
        "@type": "Article",
        headline: title,
        datePublished: date ?? undefined,
        by: ["author", "publisher"],
      }}
    />
  );
}
