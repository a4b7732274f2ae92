import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { Heading } from "../components/heading";
import {
  growingPicture,
  mutedLabel,
  stretchedLink,
  visuallyHidden,
} from "../components/shared-styles";
import { FramedPicture } from "../components/picture";
import { Section } from "../components/section";
import { getArticleAddress } from "../domain/case-study-address";
import { below, fontWeight, media, space } from "../theme/style";

/** The case studies: a large tile with two beside it, then rows of three, and one or two that share the last row. */
export function CaseStudyTiles({ caseStudyPage, caseStudies }: Queries.CaseStudyTilesFragment) {
  const { host, tiles } = caseStudies;
  return (
    <Section lists={[tiles]}>
      <ul css={grid}>
        {tiles.map(({ id, category, title, image, imageAlt, ...article }, index) => {
          const isFeatured = index === 0 && tiles.length > 2;
          const isAloneOnTablets =
            index % 2 === 1 && index === tiles.length - 1 && tiles.length > 2;
          const isBroad = index >= tiles.length - (tiles.length % 3);
          return (
            <li key={id} id={id}>
              <article css={tile}>
                <FramedPicture
                  image={image}
                  alt={imageAlt}
                  // The first is cropped to the height of the two beside it.
                  sizes={
                    isFeatured
                      ? `${below("wide")} 90vw, min(64vw, 840px)`
                      : `${below(isAloneOnTablets ? "wide" : "small")} 90vw, ${below("wide")} 45vw, min(${isBroad ? "45vw, 584px" : "30vw, 379px"})`
                  }
                  css={{ gridArea: "picture", flex: isFeatured ? 1 : "none" }}
                />
                <p css={categoryStyle}>{category}</p>
                <Heading
                  level={2}
                  size={isFeatured ? 2 : 3}
                  css={{ gridArea: "title", marginTop: space(0.5), textWrap: "pretty" }}
                >
                  {title}
                </Heading>
                <ArrowLink
                  to={getArticleAddress(article, host)}
                  css={{
                    ...stretchedLink,
                    gridArea: "link",
                    alignSelf: "start",
                    marginTop: space(1),
                  }}
                >
                  {caseStudyPage.readArticle}
                  <span css={visuallyHidden}>{title}</span>
                </ArrowLink>
              </article>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const gap = space(4);

/** On wide screens, a tile that would be alone in its row takes the whole of it, its picture beside its text. */
const wideTile: CSSObject = {
  gridColumn: "1 / -1",
  "& > article": {
    display: "grid",
    gridTemplate: `"picture ." 1fr "picture category" auto "picture title" auto "picture link" auto "picture ." 1fr / 1fr 1fr`,
    columnGap: gap,
  },
};

/** The first of two tiles is like the second. */
const featured = "& > li:first-of-type:not(:nth-last-of-type(2))";

/** On wide screens, the first of two tiles that have the last row to themselves. */
const lastTwo = "& > li:nth-of-type(3n + 1):nth-last-of-type(2)";

const grid: CSSObject = {
  display: "grid",
  gap: `${space(6)} ${gap}`,
  [media.small]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    [featured]: { gridColumn: "1 / -1" },
  },
  [media.tablet]: {
    "& > li:last-of-type:nth-of-type(2n + 4)": {
      gridColumn: "1 / -1",
      "& h2": { fontSize: "var(--heading)" },
    },
  },
  [media.wide]: {
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    "& > li": { gridColumn: "span 2" },
    [featured]: { gridColumn: "span 4", gridRow: "span 2" },
    // These pictures are so low that the large tile fits into a screen with the two beside it.
    "& > li:not(:first-of-type) picture": { aspectRatio: "5 / 3" },
    "& > li:last-of-type:nth-of-type(3n + 1):not(:first-of-type)": wideTile,
    [`${lastTwo}, ${lastTwo} + li`]: {
      gridColumn: "span 3",
      "& picture": { aspectRatio: "5 / 3" },
    },
  },
};

const categoryStyle: CSSObject = {
  ...mutedLabel,
  gridArea: "category",
  marginTop: space(3),
  fontWeight: fontWeight.semibold,
};

const tile: CSSObject = {
  ...growingPicture,
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  // Wherever in the tile the pointer is.
  [media.hover]: { "&:hover a": { textDecoration: "underline" } },
};

export const fragment = graphql`
  fragment CaseStudyTiles on Query {
    caseStudyPage {
      readArticle
    }
    caseStudies {
      host
      tiles {
        id
        slug
        part
        to
        category
        title
        imageAlt
        image {
          childImageSharp {
            gatsbyImageData(
              width: 789
              aspectRatio: 1.3333
              outputPixelDensities: [0.5, 0.83, 1, 1.28, 2]
            )
          }
        }
      }
    }
  }
`;
