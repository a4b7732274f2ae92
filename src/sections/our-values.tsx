import { graphql } from "gatsby";
import { Card, CardGrid } from "../components/card-grid";
import { ContentIcon } from "../components/content-icon";
import { panel } from "../components/looks";
import { Section } from "../components/section";
import { color, media, radius, space } from "../theme/style";

/** The consultancy's values, one card each, its icon in the colours that content names. */
export function OurValues({ aboutUsPage, values }: Queries.OurValuesFragment) {
  return (
    <Section lists={[values.cards]} id="our-values" intro={aboutUsPage.values}>
      <CardGrid isAligned css={{ gap: space(3) }}>
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
            css={{
              ...panel,
              [media.print]: { breakInside: "avoid" },
            }}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

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
