import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { DayScale } from "../components/day-scale";
import { Paragraphs } from "../components/paragraphs";
import { Section, SectionHeading } from "../components/section";
import { fillTemplate } from "../lib/fill-template";
import { columns, font, fontSize, media, space } from "../theme/style";

/** How the consultancy works, beside the days in which it promises results, as a figure and on a scale. */
export function TailoredStrategies(props: Queries.TailoredStrategiesFragment) {
  const { heading, body, days, figureLabel, action } = props;
  const figure = fillTemplate(props.figure, days);
  return (
    <Section isNamed>
      <div css={columns(7, 5)}>
        <SectionHeading css={{ maxWidth: "18ch" }}>{heading}</SectionHeading>
        <div css={promise}>
          <p css={{ fontFamily: font.display, lineHeight: 1, [media.wide]: oneLine }}>
            <span
              css={{
                display: "block",
                // Neither large text nor a long figure makes it wider than a narrow screen.
                fontSize: `min(clamp(4.5rem, 2.5rem + 9vw, 13rem), ${138 / Math.max(6, figure.length)}vw)`,
                letterSpacing: "-0.05em",
              }}
            >
              {figure}
            </span>{" "}
            <span css={{ display: "block", marginTop: space(2), fontSize: fontSize.title }}>
              {figureLabel}
            </span>
          </p>
          <DayScale days={[days.first, days.last]} css={{ marginTop: space(5) }} />
        </div>
        <div css={{ [media.wide]: { gridArea: "1 / 2" } }}>
          <Paragraphs text={body} css={{ marginBottom: space(3) }} />
          <ArrowLink to={action.to}>{action.label}</ArrowLink>
        </div>
      </div>
    </Section>
  );
}

/** Across the whole width on wide screens, below the heading and the text. */
const promise = { breakInside: "avoid", [media.wide]: { gridColumn: "1 / -1" } } as const;

const oneLine = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space(4),
} as const;

export const fragment = graphql`
  fragment TailoredStrategies on HomeTailoredStrategies {
    heading
    body
    days {
      first
      last
    }
    figure
    figureLabel
    action {
      ...SmartLink
    }
  }
`;
