import { graphql } from "gatsby";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { space } from "../theme/style";

export function TitledText({ title, description }: Queries.TitledTextFragment) {
  return (
    <>
      <Heading level={3} css={{ marginBottom: space(1) }}>
        {title}
      </Heading>
      <Paragraphs text={description} />
    </>
  );
}

export const fragment = graphql`
  fragment TitledText on TitledText {
    title
    description
  }
`;
