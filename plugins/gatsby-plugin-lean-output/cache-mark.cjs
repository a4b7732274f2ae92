/**
 * Marks Gatsby's cache as complete, and made in this folder and from this content. With any other cache, Gatsby would publish old
 * data.
 */
const { existsSync, readFileSync, rmSync, writeFileSync } = require("node:fs");

const markFile = ".cache/complete";
const createMark = (content) => [process.cwd(), content].join("\n");

const isCacheComplete = (content) =>
  existsSync(markFile) && readFileSync(markFile, "utf8") === createMark(content);
const markCacheComplete = (content) => writeFileSync(markFile, createMark(content));
const markCacheIncomplete = () => rmSync(markFile, { force: true });

module.exports = { isCacheComplete, markCacheComplete, markCacheIncomplete };
