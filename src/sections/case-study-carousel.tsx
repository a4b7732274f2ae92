import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { Carousel } from "../components/carousel";
import { Heading } from "../components/heading";
import { Picture } from "../components/picture";
import { Section } from "../components/section";
import { SectionIntro } from "../components/section-intro";
import { useAppState } from "../lib/app-state";
import { narrowByQuery } from "../search/narrow-by-query";
import { color, fontSize, radius, space, twoItemsInView } from "../theme/style";

/** The latest case studies, narrowed by the search query, and a link to all of them. */
export function CaseStudyCarousel(props: Queries.CaseStudyCarouselFragment) {
  const { homePage, caseStudyHighlights } = props;
  const { heading, lead, viewAll, previous, next, position } = homePage.caseStudies;
  const { searchQuery } = useAppState();
  const highlights = narrowByQuery(
    caseStudyHighlights.items,
    searchQuery,
    ({ category, description }) => `${category} ${description}`,
  );
  return (
    <Section id="case-study" labelledBy="case-study-heading" tone="sunken">
      <SectionIntro id="case-study-heading" heading={heading} lead={lead}>
        <ArrowLink to={viewAll.to}>{viewAll.label}</ArrowLink>
      </SectionIntro>
      <Carousel
        label={heading}
        previousLabel={previous}
        nextLabel={next}
        positionLabel={position}
        items={highlights.map((highlight) => (
          <CaseStudyHighlight key={highlight.id} {...highlight} />
        ))}
      />
    </Section>
  );
}

function CaseStudyHighlight(props: Queries.CaseStudyHighlightFragment) {
  const { category, description, time, imageUrl, imageAlt } = props;
  return (
    <article
      css={{
        overflow: "hidden",
        height: "100%",
        borderRadius: radius.card,
        background: color.raised,
      }}
    >
      <Picture
        image={imageUrl}
        alt={imageAlt}
        sizes={`${twoItemsInView} min(50vw, 584px), calc(100vw - 40px)`}
      />
      <div css={{ padding: `${space(3)} clamp(1.25rem, 3vw, 2rem) ${space(4)}` }}>
        <p css={{ color: color.textMuted, fontSize: fontSize.small }}>{time}</p>
        <Heading level={3} css={{ marginBlock: space(1) }}>
          {category}
        </Heading>
        <p css={{ color: color.textMuted }}>{description}</p>
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment CaseStudyCarousel on Query {
    homePage {
      caseStudies {
        heading
        lead
        viewAll {
          ...SmartLink
        }
        previous
        next
        position
      }
    }
    caseStudyHighlights {
      items {
        id
        ...CaseStudyHighlight
      }
    }
  }

  fragment CaseStudyHighlight on CaseStudyHighlight {
    time
    category
    description
    imageAlt
    imageUrl {
      childImageSharp {
        gatsbyImageData(width: 584, aspectRatio: 1.5, outputPixelDensities: [0.5, 1, 1.5, 2])
      }
    }
  }
`;
