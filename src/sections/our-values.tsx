import { graphql } from "gatsby";
import { Card, CardGrid } from "../components/card-grid";
import { ContentIcon } from "../components/content-icon";
import { Section } from "../components/section";
import { color, fontSize, media, radius, space } from "../theme/style";

/** The consultancy's values, one row each, its icon in the colours that content names. */
export function OurValues({ aboutUsPage, values }: Queries.OurValuesFragment) {
  return (
    <Section lists={[values.cards]} id="our-values" intro={aboutUsPage.values}>
      <CardGrid
        isAligned
        css={{ [media.wide]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: 0 } }}
      >
        {values.cards.map(({ id, title, description, icon, bgColor, textColor, iconInvert }) => (
          <Card
            key={id}
            top={
              <span
                css={{
                  display: "grid",
                  placeItems: "center",
                  width: space(7),
                  height: space(7),
                  borderRadius: radius.round,
                  border: `1px solid ${color.line}`,
                  background: color[iconInvert ? textColor : bgColor],
                  color: color[iconInvert ? bgColor : textColor],
                  [media.print]: { background: "none", color: "inherit" },
                }}
              >
                <ContentIcon name={icon} size={26} />
              </span>
            }
            title={title}
            description={description}
            css={row}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

const row = {
  "&&": {
    [media.wide]: {
      gridRow: "auto",
      // The text begins where it does in other sections of five and seven columns.
      gridTemplateColumns: `${space(7)} minmax(0, 1fr) calc((100% - clamp(2rem, 6vw, 5.5rem)) * 7 / 12)`,
      gridTemplateRows: "auto",
      columnGap: space(4),
      alignItems: "center",
      paddingBlock: space(4),
      "& > [data-card=top]": { marginBottom: 0 },
      "& > h3": { fontSize: fontSize.title },
      "& > div:last-of-type p": { fontSize: "inherit" },
    },
    [media.print]: { breakInside: "avoid" },
  },
} as const;

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
