import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { Section } from "../components/section";
import { color, font, media, space } from "../theme/style";

/** How the consultancy works, beside the figure it promises. */
export function TailoredStrategies(props: Queries.TailoredStrategiesFragment) {
  const { heading, body, figure, figureLabel, action } = props;
  return (
    <Section labelledBy="tailored-strategies">
      <div
        css={{
          display: "grid",
          gap: `${space(6)} ${space(8)}`,
          gridTemplateColumns: "minmax(0, 1fr)",
          [media.wide]: { gridTemplateColumns: "7fr 5fr" },
        }}
      >
        <Heading level={2} id="tailored-strategies" css={{ maxWidth: "18ch" }}>
          {heading}
        </Heading>
        <p
          css={{
            alignSelf: "end",
            fontFamily: font.display,
            lineHeight: 1,
            [media.wide]: { gridRow: 2, alignSelf: "start" },
          }}
        >
          <span
            css={{
              display: "block",
              color: color.accent,
              // It cannot wrap, so large text must not make it wider than a narrow screen.
              fontSize: "min(clamp(4.5rem, 2.5rem + 9vw, 9.5rem), 23vw)",
              letterSpacing: "-0.05em",
              whiteSpace: "nowrap",
            }}
          >
            {figure}
          </span>{" "}
          <span css={{ display: "block", marginTop: space(2), fontSize: "1.375em" }}>
            {figureLabel}
          </span>
        </p>
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
