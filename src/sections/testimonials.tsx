import { graphql } from "gatsby";
import { Card, CardGrid } from "../components/card-grid";
import { Icon } from "../components/icon";
import { Section } from "../components/section";
import { fillTemplate } from "../lib/fill-template";
import { color, font, media, mutedLabel, space } from "../theme/style";

export function Testimonials({ homePage, testimonials, labels }: Queries.TestimonialsFragment) {
  return (
    <Section id="testimonials" intro={homePage.testimonials}>
      <CardGrid css={{ [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } }}>
        {testimonials.items.map(({ id, quote, role, rating }) => (
          <Card key={id}>
            <div
              css={{
                flex: 1,
                display: "flex",
                flexDirection: "column",
                gap: space(3),
                [media.tablet]: {
                  display: "grid",
                  gap: `${space(1)} ${space(3)}`,
                  gridTemplate: "auto 1fr / 9rem minmax(0, 1fr)",
                },
              }}
            >
              <span
                role="img"
                aria-label={fillTemplate(labels.rating, { rating: String(rating) })}
                css={{
                  display: "flex",
                  gap: 4,
                  color: color.brand,
                  "& svg": { fill: "currentColor" },
                }}
              >
                {Array.from({ length: rating }, (_, index) => (
                  <Icon key={index} name="star" size={14} />
                ))}
              </span>
              <blockquote
                css={{
                  fontFamily: font.display,
                  fontSize: "clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)",
                  lineHeight: 1.45,
                  [media.tablet]: { gridColumn: 2, gridRow: "1 / span 2" },
                }}
              >
                <p>{`“${quote}”`}</p>
              </blockquote>
              <p
                css={{
                  ...mutedLabel,
                  marginTop: "auto",
                  [media.tablet]: { marginTop: 0 },
                }}
              >
                {role}
              </p>
            </div>
          </Card>
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
