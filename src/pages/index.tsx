import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Ambitions } from "../sections/ambitions";
import { CaseStudyCarousel } from "../sections/case-study-carousel";
import { Features } from "../sections/features";
import { GetInTouch } from "../sections/get-in-touch";
import { Hero } from "../sections/hero";
import { TailoredStrategies } from "../sections/tailored-strategies";
import { Testimonials } from "../sections/testimonials";
import { Seo } from "../seo/seo";

export default function HomePage({ data }: Pick<PageProps<Queries.HomePageQuery>, "data">) {
  const { tailoredStrategies, ambitions, features } = data.homePage;
  return (
    <>
      <Hero {...data} />
      <TailoredStrategies {...tailoredStrategies} />
      <Ambitions {...ambitions} />
      <Features features={features} />
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
        title
        description
      }
      tailoredStrategies {
        ...TailoredStrategies
      }
      ambitions {
        ...Ambitions
      }
      features {
        ...Feature
      }
    }
    ...Hero
    ...CaseStudyCarousel
    ...Testimonials
    ...GetInTouch
  }
`;

export function Head({ data }: Pick<HeadProps<Queries.HomePageQuery>, "data">) {
  return <Seo text={data.homePage.seo} path="/" isHome />;
}
