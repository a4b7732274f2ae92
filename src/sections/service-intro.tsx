import { graphql } from "gatsby";
import { useId } from "react";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { media, space } from "../theme/style";

/** What all services have in common. */
export function ServiceIntro({ heading, paragraphs }: Queries.ServiceIntroFragment) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} css={{ paddingBottom: 0 }}>
      <div
        css={{
          display: "grid",
          gap: `${space(4)} ${space(8)}`,
          [media.wide]: { gridTemplateColumns: "5fr 7fr" },
        }}
      >
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
