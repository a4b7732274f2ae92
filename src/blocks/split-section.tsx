import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { FramedPicture, type PictureFile } from "../components/picture";
import { Section, SectionHeading } from "../components/section";
import { below, beyond, columns, media } from "../theme/style";

interface SplitSectionProps {
  /** See Section. */
  lists: readonly (readonly unknown[])[];
  number: string;
  heading: string;
  /** At most 680 pixels wide: the `SplitSection` fragment, or another crop of the same width. */
  image: PictureFile;
  imageAlt: string;
  /** The side of the text on wide screens. On others it always comes first. */
  textSide?: "start" | "end";
  tone?: "surface" | "sunken";
  children: ReactNode;
}

/** A numbered section whose text has a picture beside it, which runs off the page on wide screens. */
export function SplitSection(props: SplitSectionProps) {
  const { lists, number, heading, image, imageAlt, textSide = "start", tone, children } = props;
  const isStart = textSide === "start";
  return (
    <Section lists={lists} isNamed tone={tone}>
      <div css={[isStart ? columns(5, 7) : columns(7, 5), { alignItems: "center" }]}>
        <div css={{ [media.wide]: { order: isStart ? 0 : 1 } }}>
          <SectionHeading number={number}>{heading}</SectionHeading>
          {children}
        </div>
        <FramedPicture
          image={image}
          alt={imageAlt}
          sizes={`${below("wide")} 90vw, 54vw`}
          css={bleed(isStart ? "End" : "Start")}
        />
      </div>
    </Section>
  );
}

/** Lets the picture run off the page at one side. */
const bleed = (side: "Start" | "End"): CSSObject => ({
  [media.wide]: {
    maxWidth: "none",
    "& img": { maxHeight: "44rem", objectFit: "cover" },
    [`marginInline${side}`]: beyond,
    [`borderStart${side}Radius`]: 0,
    [`borderEnd${side}Radius`]: 0,
  },
});

export const fragment = graphql`
  fragment SplitSection on File {
    childImageSharp {
      gatsbyImageData(width: 680, outputPixelDensities: [0.5, 1, 1.5, 2.35])
    }
  }
`;
