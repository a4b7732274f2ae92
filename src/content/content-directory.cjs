const { existsSync, readFileSync } = require("node:fs");
const path = require("node:path");
const { parseEnv } = require("node:util");

/** Reads the setting from .env only, because the server and the CMS never read Gatsby's .env.production and .env.development. */
const readSetting = () =>
  existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")).CONTENT_DIR : "";

/**
 * Returns the absolute path of the content folder: CONTENT_DIR of the environment or else of .env, which may be relative to
 * the project; by default `content`.
 */
function contentDirectory() {
  const { CONTENT_DIR = readSetting() ?? "" } = process.env;
  return path.resolve(CONTENT_DIR === "" ? "content" : CONTENT_DIR);
}

module.exports = { contentDirectory };
