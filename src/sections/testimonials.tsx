import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { sixColumns, widthInRow } from "../components/card-grid";
import { Icon } from "../components/icon";
import { mutedLabel } from "../components/shared-styles";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { fillTemplate } from "../lib/fill-template";
import { placeInRows } from "../lib/place-in-rows";
import { below, color, columnGap, font, fontSize, from, media, space } from "../theme/style";

/** A dark section with a large first quote. On wide screens one or two others are beside it, and more of them in full rows below. */
export function Testimonials({ homePage, testimonials, labels }: Queries.TestimonialsFragment) {
  const { items } = testimonials;
  if (!homePage.testimonials) return null;
  const others = items.length - 1;
  return (
    <Section lists={[items]} id="testimonials" intro={homePage.testimonials} tone="night">
      <ul
        css={[
          list,
          others > 0 &&
            (others > maxBesideFirst ? { [media.widest]: sixColumns } : besideFirstQuote(others)),
        ]}
      >
        {items.map(({ id, quote, role, rating }, index) => (
          <li
            key={id}
            css={[
              card,
              others > maxBesideFirst && {
                [media.widest]: widthInRow(index === 0 ? 1 : placeInRows(index - 1, others).inRow),
              },
            ]}
          >
            <span
              role="img"
              aria-label={fillTemplate(labels.rating ?? "", { rating })}
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
                <RunningText text={fillTemplate(labels.quotation ?? "", { quote })} />
              </p>
            </blockquote>
            <p css={mutedLabel}>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** More quotes would make a column far longer than the first one. They are in rows below it. */
const maxBesideFirst = 2;

const list: CSSObject = {
  display: "grid",
  gap: space(6),
  "& blockquote": { fontSize: fontSize.heading3, lineHeight: 1.45 },
  "& > li:first-of-type blockquote": {
    maxWidth: "26em",
    fontSize: "clamp(1.5rem, 0.9rem + 2.35vw, 2.75rem)",
    lineHeight: 1.2,
    letterSpacing: "-0.01em",
  },
};

const besideFirstQuote = (others: number): CSSObject => ({
  [media.widest]: {
    columnGap,
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    "& > li": { gridColumn: 2 },
    "& > li:first-of-type": { gridColumn: 1, gridRow: `1 / span ${others}` },
  },
});

const card: CSSObject = {
  display: "grid",
  gap: space(2.5),
  alignContent: "start",
  paddingTop: space(3),
  borderTop: `1px solid ${color.controlLine}`,
  // The rating beside the quote.
  [`@media ${from("small")} and ${below("widest")}`]: {
    // The first quote's mark hangs into it.
    columnGap: space(6),
    gridTemplateColumns: "6rem minmax(0, 1fr)",
    "& > :not(span)": { gridColumn: 2 },
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
