import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Picture } from "../components/picture";
import { fadeIn, fillHalf, halves, Section, SectionHeading } from "../components/section";
import { below, columnGap, media, space, textWidth } from "../theme/style";

interface ClosingBandProps {
  heading: string;
  lead: string;
  closing?: Queries.ClosingFragment | null | undefined;
  /** The side of its picture on wide screens. */
  side?: "start" | "end";
  id?: string;
  /** The way to go on. */
  children: ReactNode;
  className?: string;
}

/** The invitation at the end of a page, on wide screens beside a picture. */
export function ClosingBand(props: ClosingBandProps) {
  const { heading, lead, closing, side = "start", children, ...rest } = props;
  return (
    <Section
      {...rest}
      isNamed
      isStatement
      isScreenOnly
      // Its picture ends at the edges of the band.
      isStill
      tone="night"
    >
      <div css={[halves, band]}>
        <div data-rise="" css={{ position: "relative", zIndex: 1, display: "grid", gap: space(3) }}>
          <SectionHeading>{heading}</SectionHeading>
          <p css={{ maxWidth: textWidth }}>{lead}</p>
          {children}
        </div>
        {closing && <Picture image={closing.image} alt="" sizes={sizes} css={fading(side)} />}
      </div>
    </Section>
  );
}

/** Its half is often higher than wide, and the picture then cropped at the sides. */
const sizes = `${below("medium")} 100vw, ${below("wide")} 84vw, 56vw`;

const band = {
  // High enough to show most of the picture.
  [media.wide]: { minHeight: "calc(clamp(26rem, 36vw, 44rem) - 2 * var(--section))" },
  // An open form takes the place of the picture, which is far less high.
  "&:has([open])": { display: "block" },
  "&:has([open]) > picture": { display: "none" },
} as const;

/** A dark picture, which reaches as far as the text and fades out before it. */
const fading = (side: "start" | "end") => [
  fillHalf(side),
  fadeIn(side),
  {
    [media.medium]: {
      [side === "start" ? "marginInlineEnd" : "marginInlineStart"]: `calc(-1 * ${columnGap})`,
    },
    // Keeps the wall above its subject, which is what fades on phones.
    "& img": { objectPosition: "50% 10%" },
  },
];

export const fragment = graphql`
  fragment Closing on Closing {
    image {
      childImageSharp {
        gatsbyImageData(
          width: 640
          aspectRatio: 1.2
          placeholder: NONE
          outputPixelDensities: [0.625, 1.18, 1.5, 2.03]
        )
      }
    }
  }
`;
