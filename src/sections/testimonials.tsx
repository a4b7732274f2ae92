import { graphql } from "gatsby";
import { CardGrid } from "../components/card-grid";
import { Rating } from "../components/rating";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";
import { color, font, fontSize, space } from "../theme/style";

/** Quotes from clients, each with a role and a rating. */
export function Testimonials({ homePage, testimonials, labels }: Queries.TestimonialsFragment) {
  const { heading, lead } = homePage.testimonials;
  return (
    <Section labelledBy="testimonials">
      <SectionIntro id="testimonials" heading={heading} lead={lead} />
      <CardGrid>
        {testimonials.items.map(({ id, quote, role, rating }) => (
          <li key={id} css={{ borderTop: `1px solid ${color.controlLine}`, paddingTop: space(3) }}>
            <figure
              css={{ display: "flex", flexDirection: "column", gap: space(3), height: "100%" }}
            >
              <Rating stars={rating} label={labels.rating} />
              <blockquote
                css={{
                  fontFamily: font.display,
                  fontSize: "clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)",
                  lineHeight: 1.45,
                }}
              >
                <p>{`“${quote}”`}</p>
              </blockquote>
              <figcaption
                css={{ marginTop: "auto", color: color.textMuted, fontSize: fontSize.label }}
              >
                {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

export const fragment = graphql`
  fragment Testimonials on Query {
    homePage {
      testimonials {
        heading
        lead
      }
    }
    testimonials {
      items {
        id
        quote
        role
        rating
      }
    }
    labels {
      rating
    }
  }
`;
