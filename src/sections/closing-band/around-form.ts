/** The layout of a closing band with a form that opens, whose picture stands at the end on wide screens. */
import type { CSSObject } from "@emotion/react";
import { below, bleedToPageEdge, columnGap, media, space } from "../../theme/style";

/** An open form takes the place of the picture, which moves below the words where there is room for it. */
export const bandAroundForm: CSSObject = {
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
};

/** With an element, because Emotion takes a selector that begins with a colon for a part of the one around it. */
const formOpenSelector = "div:has([open]) > &";

/** As far from the words as these are from each other. */
export const formInBand: CSSObject = {
  gridArea: "form",
  position: "relative",
  zIndex: 1,
  marginTop: space(-2),
  [media.wide]: { marginTop: space(3), [formOpenSelector]: { marginTop: 0 } },
};

export const pictureBesideForm: CSSObject = {
  [`@media ${below("wide")}`]: { [formOpenSelector]: { display: "none" } },
  [media.wide]: {
    marginInline: `calc(-1 * min(25cqw, 33rem) - ${columnGap}) ${bleedToPageEdge}`,
    scale: "-1 1",
    [formOpenSelector]: {
      // Beside whatever part of a long form is read.
      position: "sticky",
      top: `calc(var(--header) + ${space(4)})`,
      placeSelf: "start stretch",
      marginBlock: 0,
      // Its ground ends behind the form.
      marginInline: `${bleedToPageEdge} calc(-1 * min(30cqw, 40rem) - ${columnGap})`,
      scale: "none",
      "& > img": {
        maskImage: "linear-gradient(transparent, black 20%, black 80%, transparent)",
      },
    },
  },
};
