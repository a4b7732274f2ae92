/** The mark of a cache of Gatsby's that is whole, made in this folder and of this content: any other would publish old data. */
const { existsSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { contentDirectory } = require("../content/check/content-directory.cjs");

const mark = ".cache/complete";
const madeOf = () => [process.cwd(), contentDirectory()].join("\n");

const isCacheComplete = () => existsSync(mark) && readFileSync(mark, "utf8") === madeOf();
const markCacheComplete = () => writeFileSync(mark, madeOf());
const markCacheIncomplete = () => rmSync(mark, { force: true });

module.exports = { isCacheComplete, markCacheComplete, markCacheIncomplete };
