/**
 * A webpack loader for Gatsby's loader.js, which answers status 500 by loading the data of /500.html; where that is
 * answered by 500 too, it asks again without end or pause. Here a 500 is treated like any other failure: three more
 * attempts, then the page itself.
 *
 * @param {string} source
 */
module.exports = function patchLoader(source) {
  const changed = source.replace(/if \(status === 500\)/g, "if (false)");
  if (changed !== source) return changed;
  throw new Error(
    "src/site/patches: Gatsby's loader.js no longer has its answer to 500; see README.md there",
  );
};
