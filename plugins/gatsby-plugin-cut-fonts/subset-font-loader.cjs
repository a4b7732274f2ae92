/**
 * A webpack loader for fonts that are imported with their role, such as `font.woff2?display`. It reduces a font to the characters
 * in its options and the weights of that role, because the size of fonts delays the final text of a page.
 */
const subsetFont = require("subset-font");

module.exports = async function subsetFontLoader(font) {
  const { characters, weights } = this.getOptions();
  const role = this.resourceQuery.slice(1);
  if (!(role in weights)) {
    const roles = Object.keys(weights).map((each) => `?${each}`);
    throw new Error(`${this.resource}: expected ${roles.join(" or ")} after the file`);
  }
  return subsetFont(font, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights[role] },
    keepFeatures: ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "rlig"],
    noHinting: true,
  });
};

module.exports.raw = true;
