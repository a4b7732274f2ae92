/**
 * A webpack loader that changes three places in Gatsby's own code:
 * - loader.js answers status 500 by loading the data of /500.html; where that is answered by 500 too, it asks again
 *   without end or pause. Here a 500 is treated like any other failure: three more attempts, then the page itself.
 * - loader.js reads the answers of partial hydration, which this site does not use. Without it, scripts are smaller.
 * - navigation.js goes to a page that it could not load even when there is no connection, where a visitor loses the
 *   site to the browser's error page.
 *
 * @param {string} source
 */
module.exports = function patchGatsby(source) {
  return this.resourcePath.endsWith("navigation.js")
    ? `import { openAddress } from "../src/layout/open-address"\n${replace(
        source,
        /window\.history\.replaceState\(\{\}, ``, location\.href\)\s+window\.location = pathname\n/,
        "void openAddress(pathname + search + hash)\n",
      )}`
    : withoutPartialHydration(replace(source, /if \(status === 500\)/g, "if (false)"));
};

/** @param {string} source */
function withoutPartialHydration(source) {
  const withoutAnswer = replace(source, /typeof rscDataResponse\?\.payload === `string`/, "false");
  const withoutRequest = replace(withoutAnswer, /global\.hasPartialHydration/g, "false");
  return replace(withoutRequest, /(fetch|load)PartialHydrationJson\(\w+\) {[^]*?\n {2}}\n/g, "");
}

/** @param {string} source @param {RegExp} original @param {string} replacement */
function replace(source, original, replacement) {
  const changed = source.replace(original, replacement);
  if (changed === source) throw new Error(`Gatsby's code no longer has: ${String(original)}`);
  return changed;
}
