const { existsSync, readFileSync } = require("node:fs");
const path = require("node:path");
const { parseEnv } = require("node:util");

/** The setting in .env alone: unlike Gatsby's files for the build or for development, that is the same for every program. */
const settingInFile = () =>
  existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")).CONTENT_DIR : "";

/**
 * Returns the folder of the content: CONTENT_DIR of the environment, or else of .env, absolute or relative to the project, in
 * which every program of it runs; `content` where it is empty or not set.
 */
function contentDirectory() {
  const { CONTENT_DIR = settingInFile() ?? "" } = process.env;
  return path.resolve(CONTENT_DIR === "" ? "content" : CONTENT_DIR);
}

module.exports = { contentDirectory };
