/** When the header's row of links takes the place of the menu, which depends on words that only content knows. */
import type { CSSObject } from "@emotion/react";
import { estimateWidestWord, estimateWidth } from "../lib/text-width";
import { media } from "../theme/style";

type Texts = Pick<Queries.HeaderQuery["company"], "name" | "translations"> &
  Pick<Queries.NavigationLinksFragment, "links">;

/** Puts styles where one row has room for the name, which may take two lines, and for all links; then for wider gaps. */
export const whereRowFits = ({ name, translations, links }: Texts) => {
  const ofName = Math.max(estimateWidestWord(name), estimateWidth(name) / 2);
  const texts = [...links.map(({ label }) => label), ...translations.map((site) => site.name)];
  const ofTexts = texts.reduce((sum, text) => sum + estimateWidth(text), 0);
  // In rem, by the size of each text. The rest is for the sign, the controls, and the space around them and between links.
  const width = 10.2 + ofName + 0.85 * ofTexts + 1.25 * links.length + 0.5 * translations.length;
  const from = (rem: number) => `@container (width >= ${rem.toFixed(1)}rem)`;
  return {
    whereRow: (style: CSSObject) => ({ [media.medium]: { [from(width)]: style } }),
    whereWide: (style: CSSObject) => ({
      [media.wide]: { [from(width + 2 + 0.75 * links.length)]: style },
    }),
  };
};
