/**
 * A webpack loader that leaves out Emotion's vendor prefixes, which the site's styles do not use (style-cache.ts).
 *
 * @param {string} source
 */
module.exports = function patchEmotion(source) {
  const changed = source.replace("defaultStylisPlugins = [prefixer]", "defaultStylisPlugins = []");
  if (changed === source)
    throw new Error("Emotion's cache no longer has a list of default plugins");
  return changed;
};
