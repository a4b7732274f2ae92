import { graphql } from "gatsby";
import { routes } from "../domain/routes";
import { Ambitions } from "../sections/ambitions";
import { CaseStudyCarousel } from "../sections/case-study-carousel/case-study-carousel";
import { Features } from "../sections/features";
import { GetInTouch } from "../sections/get-in-touch/get-in-touch";
import { Hero } from "../sections/hero/hero";
import { TailoredStrategies } from "../sections/tailored-strategies";
import { Testimonials } from "../sections/testimonials";
import { Seo } from "../seo/seo";

export default function HomePage({ data }: { data: Queries.HomePageQuery }) {
  const { homePage, company, labels } = data;
  return (
    <>
      <Hero
        homePage={homePage}
        allService={data.allService}
        schedulingText={data.schedulingText}
        expertAppointmentForm={data.expertAppointmentForm}
        formMessages={data.formMessages}
        company={company}
      />
      <TailoredStrategies {...homePage.tailoredStrategies} />
      {homePage.ambitions && <Ambitions {...homePage.ambitions} />}
      <Features features={homePage.features} tailoredStrategies={homePage.tailoredStrategies} />
      <CaseStudyCarousel
        homePage={homePage}
        caseStudyHighlights={data.caseStudyHighlights}
        caseStudies={data.caseStudies}
      />
      <Testimonials homePage={homePage} testimonials={data.testimonials} labels={labels} />
      <GetInTouch
        getInTouch={data.getInTouch}
        contactEnquiryForm={data.contactEnquiryForm}
        formMessages={data.formMessages}
        company={company}
        labels={labels}
      />
    </>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      seo {
        ...Seo
      }
      tailoredStrategies {
        ...TailoredStrategies
      }
      ambitions {
        ...Ambitions
      }
      ...Features
    }
    ...Hero
    ...CaseStudyCarousel
    ...Testimonials
    ...GetInTouch
  }
`;

export function Head({ data }: { data: Queries.HomePageQuery }) {
  return <Seo text={data.homePage.seo} path={routes.home.path} />;
}
