import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { besideIfAlone, Card, CardGrid } from "../components/card-grid";
import { FramedPicture } from "../components/picture";
import { Section } from "../components/section";
import { growingPicture, mutedLabel, stretchedLink } from "../components/shared-styles";
import { SmartLink } from "../components/smart-link";
import { getPath, routes } from "../domain/routes";
import { below, deferRendering, media, space } from "../theme/style";

/** Cards that link from one case study to the next two, wrapped around at the end of the alphabet. */
export function OtherCaseStudies(props: Queries.OtherCaseStudiesFragment) {
  const { caseStudyPage, caseStudy, next, afterNext } = props;
  // Fewer than three case studies wrap around to this one.
  const others = [next, afterNext].filter(({ slug }) => slug !== caseStudy.slug);
  return (
    <Section lists={[others]} intro={{ heading: caseStudyPage.article.othersHeading }}>
      <CardGrid minColumn={20} css={besideIfAlone}>
        {others.map(({ slug, category, title, lead, image }) => (
          <Card
            key={slug}
            styles={[{ card, top: { marginBottom: 0 } }]}
            top={
              <>
                <FramedPicture image={image} alt="" sizes={sizes} css={picture} />
                <p css={[mutedLabel, { marginTop: space(2) }]}>{category}</p>
              </>
            }
            title={
              <SmartLink to={getPath(routes.caseStudy, slug)} css={stretchedLink}>
                {title}
              </SmartLink>
            }
            description={lead}
          />
        ))}
      </CardGrid>
    </Section>
  );
}

const card: CSSObject = {
  ...growingPicture,
  position: "relative",
  paddingTop: 0,
  borderTop: 0,
  [media.hover]: { "&:hover a": { textDecoration: "underline" } },
};

const picture = { ...deferRendering, aspectRatio: "5 / 3" };

const sizes = `${below("small")} 90vw, min(45vw, 584px)`;

export const fragment = graphql`
  fragment OtherCaseStudies on Query {
    caseStudyPage {
      article {
        othersHeading
      }
    }
    caseStudy(slug: { eq: $name }) {
      slug
    }
    next: caseStudy(slug: { eq: $next }) {
      ...NextCaseStudy
    }
    afterNext: caseStudy(slug: { eq: $afterNext }) {
      ...NextCaseStudy
    }
  }

  fragment NextCaseStudy on CaseStudy {
    slug
    category
    title
    lead
    image {
      childImageSharp {
        gatsbyImageData(width: 584, aspectRatio: 1.3333, outputPixelDensities: [0.5, 1, 1.5, 2])
      }
    }
  }
`;
