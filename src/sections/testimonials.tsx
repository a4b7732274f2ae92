import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../components/icon";
import { mutedLabel } from "../components/shared-styles";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { fillTemplate } from "../lib/fill-template";
import { below, color, columnGap, font, from, media, space } from "../theme/style";

/** A dark section with a large first quote, and the others beside it, or below it if there are many. */
export function Testimonials({ homePage, testimonials, labels }: Queries.TestimonialsFragment) {
  const { items } = testimonials;
  return (
    <Section lists={[items]} id="testimonials" intro={homePage.testimonials} tone="night">
      <ul
        css={[
          list,
          items.length > 1 &&
            (items.length > maxBesideFirst ? pairsStyle : besideFirstQuote(items.length - 1)),
        ]}
      >
        {items.map(({ id, quote, role, rating }) => (
          <li key={id} css={card}>
            <span
              role="img"
              aria-label={fillTemplate(labels.rating, { rating })}
              css={{
                display: "flex",
                gap: 4,
                color: color.highlight,
                "& svg": { fill: "currentColor" },
              }}
            >
              {Array.from({ length: rating }, (_, index) => (
                <Icon key={index} name="star" size={14} />
              ))}
            </span>
            <blockquote css={{ fontFamily: font.display }}>
              {/* The mark hangs before the text, whose lines begin at one edge. */}
              <p css={{ textIndent: "-0.42em" }}>
                <RunningText text={fillTemplate(labels.quotation, { quote })} />
              </p>
            </blockquote>
            <p css={[mutedLabel, { alignSelf: "end" }]}>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** With more quotes beside the first one, their column would be far longer than it. */
const maxBesideFirst = 4;

const list: CSSObject = {
  display: "grid",
  gap: space(6),
  "& blockquote": { fontSize: "clamp(1.25rem, 1.1rem + 0.5vw, 1.375rem)", lineHeight: 1.45 },
  "& > li:first-of-type blockquote": {
    maxWidth: "26em",
    fontSize: "clamp(1.5rem, 0.9rem + 2.25vw, 3rem)",
    lineHeight: 1.2,
    letterSpacing: "-0.01em",
  },
};

/** The first quote as high as the others together: its role stands on the last line of theirs. */
const besideFirstQuote = (others: number): CSSObject => ({
  [media.widest]: {
    columnGap,
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    "& > li": { gridColumn: 2 },
    "& > li:first-of-type": {
      gridColumn: 1,
      gridRow: `1 / span ${others}`,
      gridTemplateRows: "auto auto 1fr",
    },
  },
});

const pairsStyle: CSSObject = {
  [media.widest]: {
    columnGap,
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li:first-of-type, & > li:last-of-type:nth-of-type(2n)": { gridColumn: "1 / -1" },
  },
};

const card: CSSObject = {
  display: "grid",
  gap: space(2.5),
  alignContent: "start",
  paddingTop: space(3),
  borderTop: `1px solid ${color.controlLine}`,
  // The rating and the role beside the quote.
  [`@media ${from("small")} and ${below("widest")}`]: {
    // The first quote's mark hangs into it.
    columnGap: space(6),
    gridTemplate: "auto 1fr / 9rem minmax(0, 1fr)",
    "& > blockquote": { gridArea: "1 / 2 / span 2" },
  },
};

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
      quotation
    }
  }
`;
