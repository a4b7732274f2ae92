import { graphql } from "gatsby";

/** For the `withinPage` of a `Picture`. */
export const fragment = graphql`
  fragment PhonePicture on File {
    childImageSharp {
      gatsbyImageData(
        width: 640
        outputPixelDensities: [1]
        placeholder: NONE
        avifOptions: { quality: 60 }
      )
    }
  }
`;
