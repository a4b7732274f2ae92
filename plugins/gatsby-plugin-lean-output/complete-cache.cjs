/** The mark of a whole cache, made in this folder and from this content: from any other, Gatsby would publish old data. */
const { existsSync, readFileSync, rmSync, writeFileSync } = require("node:fs");

const mark = ".cache/complete";
const textFor = (content) => [process.cwd(), content].join("\n");

const isCacheComplete = (content) =>
  existsSync(mark) && readFileSync(mark, "utf8") === textFor(content);
const markCacheComplete = (content) => writeFileSync(mark, textFor(content));
const markCacheIncomplete = () => rmSync(mark, { force: true });

module.exports = { isCacheComplete, markCacheComplete, markCacheIncomplete };
