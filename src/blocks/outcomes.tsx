import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Heading } from "../components/heading";
import { wrappingItems } from "../components/shared-styles";
import { color, font, fontSize, space } from "../theme/style";

/** Large figures, each with what it counts. */
export function Outcomes({ heading, items }: Queries.OutcomesFragment) {
  if (items.length === 0) return null;
  return (
    <div>
      <Heading level={2} size={3}>
        {heading}
      </Heading>
      <dl css={{ marginTop: space(2), borderTop: `1px solid ${color.line}` }}>
        {items.map(({ figure, label }, index) => (
          <div key={index} css={outcome}>
            <dt>{figure}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const outcome: CSSObject = {
  ...wrappingItems,
  alignItems: "baseline",
  gap: `${space(1)} ${space(3)}`,
  paddingBlock: space(2),
  borderBottom: `1px solid ${color.line}`,
  "& dt": {
    flex: "none",
    minWidth: "7rem",
    maxWidth: "100%",
    fontFamily: font.display,
    fontSize: fontSize.figure,
    letterSpacing: "-0.03em",
    lineHeight: 1,
  },
  "& dd": {
    flex: "1 1 9rem",
    textWrap: "balance",
    color: color.textMuted,
  },
};

export const fragment = graphql`
  fragment Outcomes on Outcomes {
    heading
    items {
      figure
      label
    }
  }
`;
