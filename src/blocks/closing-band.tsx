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
  /** What opens a form, below the words. The picture stands at the end on wide screens, where the open form takes its place. */
  form?: ReactNode;
}

/** The invitation at the end of a page, with the way to go on, on wide screens beside a picture. */
export function ClosingBand({ heading, lead, closing, form, children, ...rest }: ClosingBandProps) {
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
      <div css={[columns(1, 1), form === undefined ? band : bandWithForm]}>
        <div data-rise="" css={words}>
          <SectionHeading>{heading}</SectionHeading>
          <Paragraphs text={lead} isBalanced css={{ color: "inherit" }} />
          {children}
        </div>
        {form !== undefined && (
          <div data-rise="" css={formStyle}>
            {form}
          </div>
        )}
        {closing && (
          <Picture
            image={closing.image}
            alt=""
            sizes={sizes}
            css={[scene, form !== undefined && besideForm]}
          />
        )}
      </div>
    </Section>
  );
}

const narrow = `@media ${below("wide")}`;

const sizes = `${below("small")} 156vw, ${below("wide")} 139vw, 79vw`;

const words = {
  gridArea: "words",
  position: "relative",
  zIndex: 1,
  display: "grid",
  gap: space(3),
} as const;

const band = {
  alignItems: "center",
  gridTemplateAreas: `"words" "picture"`,
  [media.wide]: { gridTemplateAreas: `"picture words"` },
} as const;

/** An open form takes the place of the picture, which moves below the words where there is room for it. */
const bandWithForm = {
  alignItems: "center",
  gridTemplateAreas: `"words" "form" "picture"`,
  "&:has([open])": { gridTemplateAreas: `"words" "form"` },
  [media.wide]: {
    rowGap: 0,
    gridTemplate: `". picture" 1fr "words picture" auto "form picture" auto ". picture" 1fr / minmax(0, 1fr) minmax(0, 1fr)`,
    "&:has([open])": {
      gridTemplate: `"words form" auto "picture form" 1fr / minmax(0, 5fr) minmax(0, 7fr)`,
      rowGap: space(3),
      alignItems: "start",
    },
  },
} as const;

/** With an element, because Emotion takes a selector that begins with a colon for a part of the one around it. */
const whenOpen = "div:has([open]) > &";

/** As far from the words as these are from each other. */
const formStyle = {
  gridArea: "form",
  position: "relative",
  zIndex: 1,
  marginTop: space(-2),
  [media.wide]: { marginTop: space(3), [whenOpen]: { marginTop: 0 } },
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
    marginInline: `${bleedToPageEdge} calc(-25cqw - ${columnGap})`,
    maskImage: `linear-gradient(${forward("90deg")}, ${fadingFrom(45)})`,
  },
} as const;

const besideForm = {
  [narrow]: { [whenOpen]: { display: "none" } },
  [media.wide]: {
    marginInline: `calc(-25cqw - ${columnGap}) ${bleedToPageEdge}`,
    scale: "-1 1",
    [whenOpen]: {
      // Beside whatever part of a long form is read.
      position: "sticky",
      top: `calc(var(--header) + ${space(4)})`,
      placeSelf: "start stretch",
      marginBlock: 0,
      // Its ground ends behind the form.
      marginInline: `${bleedToPageEdge} calc(-30cqw - ${columnGap})`,
      scale: "none",
      "& > img": {
        maskImage: "linear-gradient(transparent, black 20%, black 80%, transparent)",
      },
    },
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
