import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Button } from "../../components/button";
import { useDeferredValue, useEffect, useRef } from "react";
import { ArrowLink } from "../../components/arrow-link";
import { Carousel } from "./carousel";
import { Heading } from "../../components/heading";
import { stretchedLink, wrappingRow } from "../../components/shared-styles";
import { useTopModal } from "../../state/open-modals";
import { FramedPicture } from "../../components/picture";
import { Section } from "../../components/section";
import { SmartLink } from "../../components/smart-link";
import { announce } from "../../state/announcement";
import { getTileAddress } from "../../domain/case-study-address";
import { fillTemplate } from "../../lib/fill-template";
import { useSearchQuery } from "../../state/app-state";
import { moveFocus } from "../../lib/move-focus";
import { narrowByQuery } from "../../search/narrow-by-query";
import {
  color,
  fontSize,
  media,
  radius,
  space,
  transition,
  twoItemsInView,
} from "../../theme/style";

/** The latest case studies. The search query narrows them, which a status message says and a button undoes. */
export function CaseStudyCarousel(props: Queries.CaseStudyCarouselFragment) {
  const { homePage, caseStudyHighlights, caseStudies } = props;
  const text = homePage.caseStudies;
  const { searchQuery, setSearchQuery } = useSearchQuery();
  // The search field goes first: it shows each key at once.
  const query = useDeferredValue(searchQuery.trim());
  const highlights = narrowByQuery(
    caseStudyHighlights.items,
    query,
    ({ category, description }) => `${category} ${description}`,
  );
  const isNarrowed = highlights.length < caseStudyHighlights.items.length;
  const status = text && isNarrowed ? fillTemplate(text.narrowed, { query }) : "";
  useAnnounceChanges(status);
  const carousel = useRef<HTMLDivElement>(null);
  if (!text) return null;
  const { heading, lead, viewAll, showAll } = text;
  /** The address of its article on this site, otherwise of its tile, otherwise of the page of all tiles. */
  const addressOf = (id: string) => {
    const tile = caseStudies.tiles.find((each) => each.id === id);
    return tile ? getTileAddress(tile, caseStudies.host) : viewAll.to;
  };
  return (
    <Section
      lists={[caseStudyHighlights.items]}
      id="case-study"
      intro={{ heading, lead, action: <ArrowLink {...viewAll} /> }}
      tone="sunken"
    >
      {isNarrowed && (
        <div data-print="hidden" css={{ ...wrappingRow, gap: space(2), marginBottom: space(3) }}>
          <p>{status}</p>
          <Button
            variant="outline"
            onClick={() => {
              // The button that has the focus is about to go.
              moveFocus(carousel.current);
              setSearchQuery("");
            }}
          >
            {showAll}
          </Button>
        </div>
      )}
      <div ref={carousel} css={{ outline: "none" }}>
        <Carousel
          label={heading}
          labels={text}
          items={highlights.map((highlight) => (
            <CaseStudyHighlight
              key={highlight.id}
              highlight={highlight}
              to={addressOf(highlight.id)}
            />
          ))}
        />
      </div>
    </Section>
  );
}

/** Announces a text when it changes; while the search dialog is open, once that is closed. */
function useAnnounceChanges(text: string): void {
  const isBehindModal = useTopModal() !== undefined;
  const announcedText = useRef(text);
  useEffect(() => {
    if (isBehindModal || announcedText.current === text) return;
    announcedText.current = text;
    announce(text);
  }, [text, isBehindModal]);
}

interface CaseStudyHighlightProps {
  highlight: Queries.CaseStudyHighlightFragment;
  to: string;
}

function CaseStudyHighlight({ highlight, to }: CaseStudyHighlightProps) {
  const { category, description, time, imageUrl, imageAlt } = highlight;
  return (
    <article css={{ position: "relative", height: "100%" }}>
      <FramedPicture
        image={imageUrl}
        alt={imageAlt}
        sizes={`${twoItemsInView} min(50vw, 584px), calc(100vw - 40px)`}
      />
      <div
        css={{
          paddingTop: space(2),
          transition: transition("opacity"),
          // A slide at the edge of the page hides its words, which would be cut off.
          "@media screen": { "[inert] &": { opacity: 0 } },
        }}
      >
        <p css={{ color: color.textMuted, fontSize: fontSize.small }}>{time}</p>
        <Heading level={3} css={{ marginBlock: space(1) }}>
          <SmartLink to={to} label={category} css={wholeCardLink} />
        </Heading>
        <p css={{ color: color.textMuted }}>{description}</p>
      </div>
    </article>
  );
}

const wholeCardLink: CSSObject = {
  ...stretchedLink,
  // Inside the card: the carousel clips what is outside its slides.
  "&:focus-visible": { outline: "none" },
  "&:focus-visible::after": {
    borderRadius: radius.card,
    outline: `2px solid ${color.focus}`,
    outlineOffset: -4,
  },
  [media.hover]: { "&:hover": { textDecoration: "underline" } },
};

export const fragment = graphql`
  fragment CaseStudyCarousel on Query {
    homePage {
      caseStudies {
        heading
        lead
        viewAll {
          ...SmartLink
        }
        kind
        viewKind
        previous
        next
        position
        pair
        narrowed
        showAll
      }
    }
    caseStudyHighlights {
      items {
        id
        ...CaseStudyHighlight
      }
    }
    caseStudies {
      host
      tiles {
        id
        slug
        part
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
        gatsbyImageData(width: 584, aspectRatio: 1.5, outputPixelDensities: [0.5, 1.14, 2])
      }
    }
  }
`;
