import { graphql } from "gatsby";
import { Paragraphs } from "../components/paragraphs";
import { Section, SectionHeading } from "../components/section";
import { columns } from "../theme/style";

export function ServiceIntro({ heading, paragraphs }: Queries.ServiceIntroFragment) {
  return (
    <Section isNamed css={{ paddingBottom: 0 }}>
      <div css={columns(5, 7)}>
        <SectionHeading>{heading}</SectionHeading>
        <Paragraphs
          text={paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        />
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
