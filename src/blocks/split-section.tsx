import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { FramedPicture } from "../components/framed-picture";
import { Heading } from "../components/heading";
import type { PictureFile } from "../components/picture";
import { Section } from "../components/section";
import { Split } from "../components/split";
import { below } from "../theme/style";

interface SplitSectionProps {
  number: string;
  heading: string;
  /** At most 680 pixels wide: the `SplitSection` fragment, or another crop of the same width. */
  image: PictureFile;
  imageAlt: string;
  /** The side of the text on wide screens. */
  textSide?: "start" | "end";
  tone?: "surface" | "sunken";
  /** Loads the picture at once, for the first section of a page. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A numbered section whose text has a picture beside it. */
export function SplitSection(props: SplitSectionProps) {
  const { number, heading, image, imageAlt, textSide, tone, isFirst, children } = props;
  const headingId = useId();
  return (
    <Section labelledBy={headingId} tone={tone}>
      <Split
        textSide={textSide}
        text={
          <>
            <Heading level={2} id={headingId} number={number}>
              {heading}
            </Heading>
            {children}
          </>
        }
        picture={
          <FramedPicture
            image={image}
            alt={imageAlt}
            sizes={`${below("wide")} 90vw, min(52vw, 680px)`}
            isFirst={isFirst}
          />
        }
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment SplitSection on File {
    childImageSharp {
      gatsbyImageData(width: 680, outputPixelDensities: [0.5, 1, 2])
    }
  }
`;
