import { graphql } from "gatsby";
import { PromisedDays } from "../blocks/promised-days";
import { ArrowLink } from "../components/arrow-link";
import { Paragraphs } from "../components/paragraphs";
import { Section, SectionHeading } from "../components/section";
import { columns, media, space, statement } from "../theme/style";

/** How the consultancy works, and the days in which it promises results. */
export function TailoredStrategies(props: Queries.TailoredStrategiesFragment) {
  const { heading, body, days, figure, figureLabel, action } = props;
  return (
    <Section isNamed css={statement}>
      <div css={columns(7, 5)}>
        <SectionHeading css={{ maxWidth: "18ch" }}>{heading}</SectionHeading>
        {/* Across the whole width on wide screens, below the heading and the text. */}
        <PromisedDays
          days={days}
          figure={figure}
          figureLabel={figureLabel}
          isLarge
          css={{ [media.wide]: { gridColumn: "1 / -1" } }}
        />
        <div css={{ [media.wide]: { gridArea: "1 / 2" } }}>
          <Paragraphs text={body} css={{ marginBottom: space(3) }} />
          <ArrowLink {...action} />
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment TailoredStrategies on HomeTailoredStrategies {
    heading
    body
    ...PromisedDays
    action {
      ...SmartLink
    }
  }
`;
