import { graphql } from "gatsby";
import { CardGrid } from "../components/card-grid";
import { Heading } from "../components/heading";
import { ContentIcon } from "../components/content-icon";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";
import { color, media, radius, space } from "../theme/style";

/** The consultancy's values, one card each, in the colours that content names. */
export function OurValues({ aboutUsPage, values }: Queries.OurValuesFragment) {
  const { heading, lead } = aboutUsPage.values;
  return (
    <Section labelledBy="our-values">
      <SectionIntro id="our-values" heading={heading} lead={lead} />
      <CardGrid css={{ gap: space(3) }}>
        {values.cards.map((card) => (
          <li
            key={card.id}
            css={{
              padding: "clamp(1.5rem, 3vw, 2.25rem)",
              borderRadius: radius.card,
              background: color[card.bgColor],
              color: color[card.textColor],
              "@media (forced-colors: active)": { border: "1px solid" },
              [media.print]: { border: "1px solid", background: "none", breakInside: "avoid" },
            }}
          >
            <span
              css={{
                display: "inline-flex",
                alignItems: "center",
                justifyContent: "center",
                width: space(7),
                height: space(7),
                borderRadius: radius.round,
                border: "1px solid currentColor",
                background: card.iconInvert ? color[card.textColor] : undefined,
                "& svg": { color: card.iconInvert ? color[card.bgColor] : undefined },
                [media.print]: { background: "none", "& svg": { color: "inherit" } },
              }}
            >
              <ContentIcon name={card.icon} size={26} />
            </span>
            <Heading level={3} css={{ marginBlock: `${space(4)} ${space(1.5)}` }}>
              {card.title}
            </Heading>
            <p>{card.description}</p>
          </li>
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
