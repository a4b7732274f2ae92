import { graphql } from "gatsby";
import { SplitSection } from "../blocks/split-section";

export function WhyChoose(props: Queries.WhyChooseFragment) {
  return <SplitSection {...props} />;
}

// The picture is square, because the text beside it is long.
export const fragment = graphql`
  fragment WhyChoose on AboutWhyChoose {
    number
    heading
    lead
    items {
      title
      description
    }
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 680, aspectRatio: 1, outputPixelDensities: [0.5, 1, 1.75])
      }
    }
  }
`;
