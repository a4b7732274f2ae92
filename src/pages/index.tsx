import { graphql } from "gatsby";
import { sitePages } from "../domain/site-pages";
import { Ambitions } from "../sections/ambitions";
import { CaseStudyCarousel } from "../sections/case-study-carousel/case-study-carousel";
import { Features } from "../sections/features";
import { GetInTouch } from "../sections/get-in-touch/get-in-touch";
import { Hero } from "../sections/hero/hero";
import { TailoredStrategies } from "../sections/tailored-strategies";
import { Testimonials } from "../sections/testimonials";
import { Seo } from "../seo/seo";

export default function HomePage({ data }: { data: Queries.HomePageQuery }) {
  const { homePage } = data;
  return (
    <>
      <Hero {...data} />
      <TailoredStrategies {...homePage.tailoredStrategies} />
      {homePage.ambitions && <Ambitions {...homePage.ambitions} />}
      <Features {...homePage} />
      <CaseStudyCarousel {...data} />
      <Testimonials {...data} />
      <GetInTouch {...data} />
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
  return <Seo text={data.homePage.seo} path={sitePages.home.path} />;
}
