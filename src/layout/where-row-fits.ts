/** When the header's row of links takes the place of the menu, which depends on words that only content knows. */
import type { CSSObject } from "@emotion/react";
import { estimateWidestWord, estimateWidth } from "../lib/text-width";
import { media } from "../theme/style";

type Texts = Pick<Queries.HeaderQuery["company"], "name" | "translations"> &
  Pick<Queries.NavigationLinksFragment, "links">;

/** What the row needs besides the texts, in rem: the sign and the controls, and the space between links. */
const room = { controls: 10.2, linkGap: 1.25, languageGap: 0.5, widerGaps: 2, widerLinkGap: 0.75 };

/** The size of the texts beside the name, in rem. */
const textSize = 0.85;

/** Puts styles where one row has room for the name, which may take two lines, and for all links; then for wider gaps. */
export const whereRowFits = ({ name, translations, links }: Texts) => {
  const ofName = Math.max(estimateWidestWord(name), estimateWidth(name) / 2);
  const texts = [...links.map(({ label }) => label), ...translations.map((site) => site.name)];
  const ofTexts = texts.reduce((sum, text) => sum + estimateWidth(text), 0);
  const gaps = room.linkGap * links.length + room.languageGap * translations.length;
  const width = room.controls + ofName + textSize * ofTexts + gaps;
  const widerWidth = width + room.widerGaps + room.widerLinkGap * links.length;
  const from = (rem: number) => `@container (width >= ${rem.toFixed(1)}rem)`;
  return {
    ifRowFits: (style: CSSObject) => ({ [media.medium]: { [from(width)]: style } }),
    ifWideRowFits: (style: CSSObject) => ({
      [media.wide]: { [from(widerWidth)]: style },
    }),
  };
};
