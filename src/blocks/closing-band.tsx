import { graphql } from "gatsby";
import type { ComponentProps } from "react";
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
  textWidth,
} from "../theme/style";

interface ClosingBandProps extends ComponentProps<typeof Section> {
  heading: string;
  lead: string;
  closing?: Queries.ClosingFragment | null | undefined;
  /** Set if the picture stands at the end on wide screens, where an open form takes its place. */
  isMirrored?: boolean;
}

/** The invitation at the end of a page, with the way to go on, on wide screens beside a picture. */
export function ClosingBand(props: ClosingBandProps) {
  const { heading, lead, closing, isMirrored, children, ...rest } = props;
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
      <div css={[columns(1, 1), band]}>
        <div data-rise="" css={{ position: "relative", zIndex: 1, display: "grid", gap: space(3) }}>
          <SectionHeading>{heading}</SectionHeading>
          <p css={{ maxWidth: textWidth, textWrap: "balance" }}>{lead}</p>
          {children}
        </div>
        {closing && (
          <Picture image={closing.image} alt="" sizes={sizes} css={[scene, isMirrored && mirror]} />
        )}
      </div>
    </Section>
  );
}

const narrow = `@media ${below("wide")}`;

const sizes = `${below("small")} 156vw, ${below("wide")} 139vw, 79vw`;

const band = {
  alignItems: "center",
  // An open form takes the place of the picture, which moves below the words where there is room for it.
  "&:has([open])": {
    [narrow]: { display: "block", "& > picture": { display: "none" } },
    [media.wide]: {
      gridTemplate: "auto auto 1fr / minmax(0, 5fr) minmax(0, 7fr)",
      rowGap: space(3),
      alignItems: "start",
      "& > div": { display: "contents" },
      "& details": { gridArea: "1 / 2 / -1", zIndex: 1 },
      "& > picture": {
        // Beside whatever part of a long form is read.
        position: "sticky",
        top: `calc(var(--header) + ${space(4)})`,
        placeSelf: "start stretch",
        marginBlock: 0,
        // Its ground ends behind the form.
        marginInline: `${bleedToPageEdge} calc(-30cqw - ${columnGap})`,
        scale: "none",
      },
      "& > picture > img": {
        maskImage: "linear-gradient(transparent, black 20%, black 80%, transparent)",
      },
    },
  },
} as const;

/** At the foot of the band, and on wide screens beside the text, behind which its light ends. */
const scene = {
  ...pictureAtEnd,
  // Its subject is in its first half.
  "& img": {
    objectPosition: "0 50%",
    ...mirrored,
    maskImage: "linear-gradient(transparent, black 20%)",
  },
  [media.wide]: {
    order: -1,
    placeSelf: "end stretch",
    aspectRatio: "2.08",
    marginBlockStart: "calc(-1 * var(--section))",
    marginInline: `${bleedToPageEdge} calc(-25cqw - ${columnGap})`,
    maskImage: `linear-gradient(${forward("90deg")}, ${fadingFrom(45)})`,
  },
} as const;

const mirror = {
  [media.wide]: {
    order: "unset",
    marginInline: `calc(-25cqw - ${columnGap}) ${bleedToPageEdge}`,
    scale: "-1 1",
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
