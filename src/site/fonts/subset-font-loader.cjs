/**
 * A webpack loader that cuts a font down to the characters in its options and to the weights the site uses. The
 * original has twice the bytes, and a page cannot show its final text before it has them.
 */
const subsetFont = require("subset-font");

module.exports = async function subsetFontLoader(font) {
  const { characters, weights } = this.getOptions();
  return subsetFont(font, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "rlig"],
    noHinting: true,
  });
};

module.exports.raw = true;
