import { graphql } from "gatsby";
import { Card, CardGrid } from "../components/card-grid";
import { ContentIcon } from "../components/content-icon";
import { panel } from "../components/looks";
import { Section } from "../components/section";
import { color, media, radius } from "../theme/style";

/** The consultancy's values, one card each in the colours that content names. */
export function OurValues({ aboutUsPage, values }: Queries.OurValuesFragment) {
  return (
    <Section lists={[values.cards]} id="our-values" intro={aboutUsPage.values}>
      <CardGrid isAligned>
        {values.cards.map(({ id, title, description, icon, bgColor, textColor, iconInvert }) => (
          <Card
            key={id}
            top={
              <ContentIcon
                name={icon}
                size={iconInvert ? 28 : 40}
                css={iconInvert && disc(color[textColor], color[bgColor])}
              />
            }
            title={title}
            description={description}
            css={{
              ...panel,
              borderColor: "color-mix(in srgb, currentColor 12%, transparent)",
              background: color[bgColor],
              color: color[textColor],
              "& > div": { color: "inherit" },
              [media.print]: { breakInside: "avoid", background: "none", color: "inherit" },
            }}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

const disc = (background: string, icon: string) => ({
  boxSizing: "content-box" as const,
  padding: 6,
  borderRadius: radius.round,
  background,
  color: icon,
  [media.print]: { background: "none", color: "inherit" },
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
