import { graphql } from "gatsby";
import { PromisedDays } from "../blocks/promised-days";
import { Paragraphs } from "../components/paragraphs";
import { Section, SectionHeading } from "../components/section";
import { columns, space } from "../theme/style";

/** What all services have in common, over the scale of the days in which they promise results. */
export function ServiceIntro({ servicePage, homePage }: Queries.ServiceIntroFragment) {
  const { heading, paragraphs } = servicePage.intro;
  return (
    <Section isNamed css={{ "--heading": "var(--heading-large)", paddingBottom: 0 }}>
      <div css={columns(7, 5)}>
        <SectionHeading>{heading}</SectionHeading>
        <Paragraphs text={paragraphs.join("\n")} />
      </div>
      <PromisedDays {...homePage.tailoredStrategies} css={{ marginTop: space(6) }} />
    </Section>
  );
}

export const fragment = graphql`
  fragment ServiceIntro on Query {
    servicePage {
      intro {
        heading
        paragraphs
      }
    }
    homePage {
      tailoredStrategies {
        ...PromisedDays
      }
    }
  }
`;
