import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache";

/** The id of the tag in a page's head. Emotion would move one with `data-emotion`, and the browser style the page again. */
export const styleTagId = "styles";

/** The one property that a target has by a prefix only: Chromium before 120. */
const prefixMasks: StylisPlugin = (element) => {
  if (element.type === "decl" && element.props === "mask-image")
    element.return = `-webkit-${element.value}${element.value}`;
};

/** Emotion's cache without other vendor prefixes, a tenth of a page: the same on both sides, which know rules by their names. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: "css", stylisPlugins: [prefixMasks] });
  const isBrowser = typeof document !== "undefined";
  const rules = isBrowser ? document.getElementById(styleTagId)?.textContent : undefined;
  for (const [, name = ""] of rules?.matchAll(/\.css-(\w+)/g) ?? []) cache.inserted[name] = true;
  return cache;
}
