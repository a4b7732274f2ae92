import { graphql } from "gatsby";
import { SplitSection } from "../blocks/split-section";

export function MissionVision(props: Queries.MissionVisionFragment) {
  return <SplitSection {...props} textSide="end" />;
}

export const fragment = graphql`
  fragment MissionVision on AboutMissionVision {
    number
    heading
    items {
      title
      description
    }
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 680, outputPixelDensities: [0.5, 1, 1.5, 2.35])
      }
    }
  }
`;
