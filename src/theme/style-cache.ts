import createCache, { type EmotionCache } from "@emotion/cache";

/**
 * Emotion's cache without its vendor prefixes, which are for browsers of 2013 and made a tenth of a page. Where a
 * current browser needs a prefix, the style writes it out. Server and browser must have the same cache, because the
 * rules in the HTML are recognized by their names.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: "css", stylisPlugins: [] });
}
