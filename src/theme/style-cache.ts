import createCache, { type EmotionCache, type StylisPlugin } from "@emotion/cache";

/** The id of the style tag in a page's head. Emotion would move a tag with `data-emotion`, which makes browsers restyle the page. */
export const styleTagId = "styles";

/** Adds the only prefix that a supported browser needs: Chromium before 120 has masks with a prefix only. */
const prefixMasks: StylisPlugin = (element) => {
  if (element.type === "decl" && element.props === "mask-image")
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Creates Emotion's cache without its vendor prefixes, which would be a tenth of each page. The build and the browser need the
 * same settings, because they identify rules by a hash of their text.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: "css", stylisPlugins: [prefixMasks] });
  const isBrowser = typeof document !== "undefined";
  const rules = isBrowser ? document.getElementById(styleTagId)?.textContent : undefined;
  for (const [, name = ""] of rules?.matchAll(/\.css-(\w+)/g) ?? []) cache.inserted[name] = true;
  return cache;
}
