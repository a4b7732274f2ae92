import { graphql } from "gatsby";
import { useId } from "react";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { columns } from "../theme/style";

export function ServiceIntro({ heading, paragraphs }: Queries.ServiceIntroFragment) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} css={{ paddingBottom: 0 }}>
      <div css={columns(5, 7)}>
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
        <Paragraphs text={paragraphs.join("\n")} />
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServiceIntro on ServiceIntro {
    heading
    paragraphs
  }
`;
