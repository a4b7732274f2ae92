/**
 * A webpack loader for the box in which `npm run dev` shows failed queries. Mistakes in content are shown there too, see
 * develop/follow-content.ts, and without this they would be called "Unhandled GraphQL Error".
 *
 * @param {string} source
 */
module.exports = function nameContentErrors(source) {
  const changed = source
    .replace(
      "const hasMultipleErrors",
      'const what = errors[0]?.code === "content" ? "Content Error" : "Unhandled GraphQL Error"\n  $&',
    )
    .replaceAll(/Unhandled GraphQL Error(?=s?`)/g, "${what}")
    .replace("unhandled GraphQL{", '{what.replace(" Error", "").toLowerCase()}{');
  if (changed.match(/\bwhat\b/g)?.length === 4) return changed;
  throw new Error("src/site/patches: Gatsby's graphql-errors.js is another; see README.md there");
};
