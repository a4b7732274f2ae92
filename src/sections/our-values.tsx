import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import {
  alignedCardStyles,
  alignedGrid,
  Card,
  CardGrid,
  type CardStyles,
} from "../components/card-grid";
import { ContentIcon } from "../components/content-icon";
import { Section } from "../components/section";
import { bleedToPageEdge, color, media, radius, space } from "../theme/style";

/** The consultancy's values, one card each in the colours that content names, across the whole page. */
export function OurValues({ aboutUsPage, values }: Queries.OurValuesFragment) {
  const { cards } = values;
  const columns = cards.length % 3 === 0 ? 3 : 2;
  return (
    <Section
      lists={[cards]}
      id="our-values"
      intro={aboutUsPage.values}
      tone="sunken"
      css={continuedSection}
    >
      <CardGrid css={[alignedGrid, gridStyle(columns)]}>
        {cards.map(({ id, title, description, icon, bgColor, textColor, iconInvert }) => (
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
              valueCardStyles(columns),
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
const gridStyle = (columns: number) => ({
  gap: 0,
  marginInline: bleedToPageEdge,
  [media.wide]: {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    marginInline: 0,
  },
});

/** The texts keep to the page's container. */
const valueCardStyles = (columns: number): CardStyles => ({
  card: {
    padding: `${space(5)} var(--gutter)`,
    // Seen in forced colours, which drop backgrounds.
    border: "1px solid transparent",
    [media.wide]: {
      rowGap: space(2),
      padding: space(5),
      [`&:nth-of-type(${columns}n + 1)`]: {
        marginInlineStart: bleedToPageEdge,
        paddingInlineStart: `calc(-1 * ${bleedToPageEdge})`,
      },
      [`&:nth-of-type(${columns}n), &:last-of-type`]: {
        marginInlineEnd: bleedToPageEdge,
        paddingInlineEnd: `calc(-1 * ${bleedToPageEdge})`,
      },
      [`&:last-of-type:nth-of-type(${columns}n + 1)`]: { gridColumn: "1 / -1" },
    },
  },
  top: { [media.wide]: { minHeight: "clamp(5rem, 7vw, 7rem)" } },
  title: { [media.wide]: { alignSelf: "end", fontSize: "clamp(1.375rem, 1.6vw, 1.5rem)" } },
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
