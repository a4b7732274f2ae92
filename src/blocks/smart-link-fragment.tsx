import { graphql } from "gatsby";

/** What `SmartLink` needs of a link in content. It is here because a primitive in components holds no GraphQL. */
export const fragment = graphql`
  fragment SmartLink on Link {
    label
    to
  }
`;
