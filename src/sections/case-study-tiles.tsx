import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { sixColumns, widthInRow } from "../components/card-grid";
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
import { placeInRows } from "../lib/place-in-rows";
import { below, fontWeight, media, space } from "../theme/style";

/** The case studies: a large tile with two beside it, and the others in full rows. */
export function CaseStudyTiles({ caseStudyPage, caseStudies }: Queries.CaseStudyTilesFragment) {
  const { host, tiles } = caseStudies;
  return (
    <Section lists={[tiles]}>
      <ul css={grid}>
        {tiles.map(({ id, category, title, image, imageAlt, ...article }, index) => {
          const { inRow } = placeInRows(index, tiles.length);
          const isFeatured = index === 0 && inRow === 3;
          const isBesideFeatured = index < 3 && inRow === 3;
          return (
            <li key={id} id={id} css={isFeatured ? featured : placeOf(inRow, isBesideFeatured)}>
              <article css={[tile, inRow === 1 && pictureBesideText]}>
                <FramedPicture
                  image={image}
                  alt={imageAlt}
                  sizes={sizesOf(isFeatured ? "featured" : isBesideFeatured ? "beside" : inRow)}
                  css={isFeatured ? featuredPicture : picture}
                />
                <p css={categoryStyle}>{category}</p>
                <Heading
                  level={2}
                  size={isFeatured || inRow === 1 ? 2 : 3}
                  css={{ gridArea: "title", marginBlock: `${space(0.5)} ${space(1)}` }}
                >
                  {title}
                </Heading>
                <ArrowLink
                  to={getArticleAddress(article, host)}
                  css={{
                    ...stretchedLink,
                    gridArea: "link",
                    alignSelf: "start",
                    // The links of a row are on one level.
                    marginTop: "auto",
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

/** The widths of the pictures. The featured one is cropped to the height of the two beside it. */
function sizesOf(place: "featured" | "beside" | number): string {
  if (place === "featured") return `${below("wide")} 90vw, min(64vw, 840px)`;
  const onTablets = place === 3 ? "" : `${below("wide")} ${place === 1 ? 90 : 45}vw, `;
  const onWide = place === 3 || place === "beside" ? "min(30vw, 379px)" : "min(45vw, 584px)";
  return `${below("small")} 90vw, ${onTablets}${onWide}`;
}

const gap = space(4);

const grid: CSSObject = { display: "grid", gap: `${space(6)} ${gap}`, [media.small]: sixColumns };

/** A row of its own, and on wide screens two of three columns and rows. */
const featured: CSSObject = {
  [media.small]: widthInRow(1),
  [media.wide]: { gridArea: "span 2 / span 4" },
};

const placeOf = (inRow: number, isBesideFeatured: boolean): CSSObject => ({
  [media.small]: widthInRow(isBesideFeatured ? 2 : inRow),
  [media.wide]: widthInRow(inRow),
});

const picture: CSSObject = {
  gridArea: "picture",
  // So low that the large tile fits into a screen with the two beside it.
  [media.wide]: { aspectRatio: "5 / 3" },
};

const featuredPicture: CSSObject = { flex: 1 };

/** The picture of the only tile would fill a wide screen. */
const pictureBesideText: CSSObject = {
  [media.wide]: {
    display: "grid",
    gridTemplate: `"picture ." 1fr "picture category" auto "picture title" auto "picture link" auto "picture ." 1fr / 1fr 1fr`,
    columnGap: gap,
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
