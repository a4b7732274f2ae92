import { graphql } from "gatsby";
import { useId } from "react";
import { ArrowLink } from "../components/arrow-link";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { parseRange } from "../components/parse-range";
import { RangeScale } from "../components/range-scale";
import { Section } from "../components/section";
import { color, font, fontSize, media, space } from "../theme/style";

/** How the consultancy works, beside the figure it promises and, if that is a range, its scale. */
export function TailoredStrategies(props: Queries.TailoredStrategiesFragment) {
  const { heading, body, figure, figureLabel, action } = props;
  const headingId = useId();
  const range = parseRange(figure);
  return (
    <Section labelledBy={headingId}>
      <div
        css={{
          display: "grid",
          gap: `${space(6)} ${space(8)}`,
          gridTemplateColumns: "minmax(0, 1fr)",
          [media.wide]: { gridTemplateColumns: "7fr 5fr" },
        }}
      >
        <Heading level={2} id={headingId} css={{ maxWidth: "18ch" }}>
          {heading}
        </Heading>
        <div
          css={{
            display: "grid",
            gap: space(4),
            gridTemplateColumns: "minmax(0, 1fr)",
            alignContent: "start",
            [media.wide]: { gridRow: 2 },
          }}
        >
          <p
            css={{
              fontFamily: font.display,
              lineHeight: 1,
            }}
          >
            <span
              css={{
                display: "block",
                color: color.accent,
                // Neither large text nor a long figure makes it wider than a narrow screen.
                fontSize: `min(clamp(4.5rem, 2.5rem + 9vw, 9.5rem), ${138 / Math.max(6, figure.length)}vw)`,
                letterSpacing: "-0.05em",
              }}
            >
              {figure}
            </span>{" "}
            <span css={{ display: "block", marginTop: space(2), fontSize: fontSize.title }}>
              {figureLabel}
            </span>
          </p>
          {range && <RangeScale {...range} />}
        </div>
        <div css={{ [media.wide]: { gridRow: 2, gridColumn: 2 } }}>
          <Paragraphs text={body} css={{ marginBottom: space(3) }} />
          <ArrowLink to={action.to}>{action.label}</ArrowLink>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment TailoredStrategies on HomeTailoredStrategies {
    heading
    body
    figure
    figureLabel
    action {
      ...SmartLink
    }
  }
`;
