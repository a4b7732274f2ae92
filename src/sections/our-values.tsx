import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import {
  alignedCardStyles,
  alignedGrid,
  Card,
  CardGrid,
  type CardStyles,
  sixColumns,
  widthInRow,
} from "../components/card-grid";
import { ContentIcon } from "../components/content-icon";
import { Section } from "../components/section";
import { placeInRows } from "../lib/place-in-rows";
import { bleedToPageEdge, color, media, radius, space } from "../theme/style";

/** The consultancy's values, one card each in the colours that content names, across the whole page. */
export function OurValues({ aboutUsPage, values }: Queries.OurValuesFragment) {
  const { cards } = values;
  if (!aboutUsPage.values) return null;
  return (
    <Section
      lists={[cards]}
      id="our-values"
      intro={aboutUsPage.values}
      tone="sunken"
      css={continuedSection}
    >
      <CardGrid css={[alignedGrid, gridStyle]}>
        {cards.map(({ id, title, description, icon, bgColor, textColor, iconInvert }, index) => (
          <Card
            key={id}
            top={
              <ContentIcon
                name={icon}
                size={iconInvert ? 32 : 48}
                css={iconInvert && discStyle(color[textColor], color[bgColor])}
              />
            }
            title={title}
            description={description}
            styles={[
              ...alignedCardStyles("auto minmax(0, 1fr)"),
              valueCardStyles(placeInRows(index, cards.length)),
              { card: { background: color[bgColor], color: color[textColor] } },
            ]}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

/** It has no number of its own, and continues the section above it. */
const continuedSection: CSSObject = { paddingBlock: `${space(4)} 0` };

/** The rows have no gaps, from one edge of the page to the other. */
const gridStyle: CSSObject = {
  gap: 0,
  marginInline: bleedToPageEdge,
  [media.wide]: { ...sixColumns, marginInline: 0 },
};

/** The texts keep to the page's container. */
const valueCardStyles = ({ inRow, column }: ReturnType<typeof placeInRows>): CardStyles => ({
  card: {
    padding: `${space(5)} var(--gutter)`,
    // Seen in forced colours, which drop backgrounds.
    border: "1px solid transparent",
    [media.wide]: {
      ...widthInRow(inRow),
      rowGap: space(2),
      padding: space(5),
      ...(column === 0 && {
        marginInlineStart: bleedToPageEdge,
        paddingInlineStart: `calc(-1 * ${bleedToPageEdge})`,
      }),
      ...(column === inRow - 1 && {
        marginInlineEnd: bleedToPageEdge,
        paddingInlineEnd: `calc(-1 * ${bleedToPageEdge})`,
      }),
    },
  },
  top: { [media.wide]: { minHeight: "clamp(5rem, 7vw, 7rem)" } },
  title: { [media.wide]: { alignSelf: "end" } },
  text: { color: "inherit" },
});

const discStyle = (background: string, icon: string): CSSObject => ({
  boxSizing: "content-box",
  padding: 6,
  borderRadius: radius.round,
  background,
  color: icon,
});

export const fragment = graphql`
  fragment OurValues on Query {
    aboutUsPage {
      values {
        heading
        lead
      }
    }
    values {
      cards {
        id
        title
        description
        icon
        bgColor
        textColor
        iconInvert
      }
    }
  }
`;
