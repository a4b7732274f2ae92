import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { Paragraphs } from "../components/paragraphs";
import { Picture } from "../components/picture";
import { Section, SectionHeading } from "../components/section";
import {
  pictureAtEnd,
  below,
  bleedToPageEdge,
  columnGap,
  columns,
  fadingFrom,
  forward,
  media,
  mirrored,
  space,
  statement,
} from "../theme/style";

interface ClosingBandProps extends ComponentProps<typeof Section> {
  heading: string;
  lead: string;
  closing?: Queries.ClosingFragment | null | undefined;
  /** Another element of the band, between words and picture, and the layout that has a place for it. */
  extra?: { element: ReactNode; band: CSSObject; picture: CSSObject };
}

/** The invitation at the end of a page, with the way to go on, on wide screens beside a picture. */
export function ClosingBand({
  heading,
  lead,
  closing,
  extra,
  children,
  ...rest
}: ClosingBandProps) {
  return (
    <Section
      {...rest}
      isNamed
      data-print="hidden"
      // Its picture ends at the edges of the band.
      isStill
      tone="night"
      css={statement}
    >
      <div css={[columns(1, 1), { alignItems: "center" }, extra ? extra.band : band]}>
        <div data-rise="" css={words}>
          <SectionHeading>{heading}</SectionHeading>
          <Paragraphs text={lead} isBalanced css={{ color: "inherit" }} />
          {children}
        </div>
        {extra?.element}
        {closing && (
          <Picture image={closing.image} alt="" sizes={sizes} css={[scene, extra?.picture]} />
        )}
      </div>
    </Section>
  );
}

const sizes = `${below("small")} 156vw, ${below("wide")} 139vw, 79vw`;

const words = {
  gridArea: "words",
  position: "relative",
  zIndex: 1,
  display: "grid",
  gap: space(3),
} as const;

const band = {
  gridTemplateAreas: `"words" "picture"`,
  [media.wide]: { gridTemplateAreas: `"picture words"` },
} as const;

/** At the foot of the band, and on wide screens beside the text, behind which its light ends. */
const scene = {
  ...pictureAtEnd,
  gridArea: "picture",
  // Its subject is in its first half.
  "& img": {
    objectPosition: "0 50%",
    ...mirrored,
    maskImage: "linear-gradient(transparent, black 20%)",
  },
  [media.wide]: {
    placeSelf: "end stretch",
    aspectRatio: "2.08",
    marginBlockStart: "calc(-1 * var(--section))",
    marginInline: `${bleedToPageEdge} calc(-1 * min(25cqw, 33rem) - ${columnGap})`,
    maskImage: `linear-gradient(${forward("90deg")}, ${fadingFrom(45)})`,
  },
} as const;

export const fragment = graphql`
  fragment Closing on Closing {
    image {
      childImageSharp {
        gatsbyImageData(width: 800, placeholder: NONE, outputPixelDensities: [0.75, 1, 1.4, 2])
      }
    }
  }
`;
