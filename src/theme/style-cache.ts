import createCache, { type EmotionCache } from "@emotion/cache";

/**
 * The id of the style tag in a page's head. Emotion finds the tags of its own server rendering by their
 * `data-emotion` attribute and moves them, whereupon the browser styles and lays out the whole page again.
 */
export const styleTagId = "styles";

/**
 * Emotion's cache without its vendor prefixes, which are for browsers of 2013 and made a tenth of a page. Where a
 * current browser needs a prefix, the style writes it out. Server and browser must have the same cache, because the
 * rules in the HTML are recognized by their names.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const isBrowser = typeof document !== "undefined";
  const rules = isBrowser ? document.getElementById(styleTagId)?.textContent : undefined;
  for (const [, name = ""] of rules?.matchAll(/\.css-(\w+)/g) ?? []) cache.inserted[name] = true;
  return cache;
}
