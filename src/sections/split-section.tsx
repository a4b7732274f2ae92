import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { Card } from "../components/card-grid";
import { Paragraphs } from "../components/paragraphs";
import { FramedPicture } from "../components/picture";
import { Section, SectionHeading } from "../components/section";
import { below, bleed, columns, from, media, space } from "../theme/style";

interface SplitSectionProps extends Queries.MissionVisionFragment {
  lead?: string;
  /** Set if the text stands at the end on wide screens. On others it always comes first. */
  isMirrored?: boolean;
}

/** A numbered list of short texts, and beside it a picture that runs off the page on wide screens. */
export function SplitSection(props: SplitSectionProps) {
  const { number, heading, lead, items, image, imageAlt, isMirrored = false } = props;
  return (
    <Section lists={[items]} isNamed tone="sunken">
      <div css={[isMirrored ? columns(7, 5) : columns(5, 7), tabletHalves]}>
        <div css={{ [media.medium]: { order: isMirrored ? 1 : 0 } }}>
          <SectionHeading number={number}>{heading}</SectionHeading>
          {lead !== undefined && <Paragraphs text={lead} css={{ marginTop: space(2) }} />}
          <ul css={{ marginTop: space(4) }}>
            {items.map((item, index) => (
              <Card key={index} {...item} styles={[{ card: { paddingBottom: space(3) } }]} />
            ))}
          </ul>
        </div>
        <FramedPicture
          image={image}
          alt={imageAlt}
          sizes={`${below("wide")} 90vw, max(60vw, 840px)`}
          css={[
            pictureAsHighAsText,
            isMirrored && pictureWithPageEdge,
            { [media.medium]: bleed(isMirrored ? "Start" : "End") },
          ]}
        />
      </div>
    </Section>
  );
}

const tabletHalves: CSSObject = {
  [`@media ${from("medium")} and ${below("wide")}`]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  },
};

/** The picture is as high as the text, unless that is very short or long. */
const pictureAsHighAsText: CSSObject = {
  [media.medium]: {
    position: "relative",
    minHeight: "clamp(24rem, 36cqw, 78rem)",
    maxHeight: "56rem",
    "& img": { position: "absolute", inset: 0 },
  },
};

/** A tall frame at the start of the page keeps what is at the page's edge. */
const pictureWithPageEdge: CSSObject = {
  [media.medium]: { "& img": { objectPosition: "38% 50%" } },
};

export const fragments = graphql`
  fragment MissionVision on AboutMissionVision {
    number
    heading
    items {
      title
      description
    }
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(width: 680, outputPixelDensities: [0.5, 1, 1.5, 2.35])
      }
    }
  }

  fragment WhyChoose on AboutWhyChoose {
    number
    heading
    lead
    items {
      title
      description
    }
    imageAlt
    image {
      childImageSharp {
        # Square, because the text beside it is long.
        gatsbyImageData(width: 680, aspectRatio: 1, outputPixelDensities: [0.5, 1, 1.75])
      }
    }
  }
`;
