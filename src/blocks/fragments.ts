import { graphql } from "gatsby";

/** What several components and pages need of the content. */
export const fragments = graphql`
  fragment SmartLink on Link {
    label
    to
  }

  fragment Contact on Company {
    email
    phone {
      label
      number
    }
  }
`;
