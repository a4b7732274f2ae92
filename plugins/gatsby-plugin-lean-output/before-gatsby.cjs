/**
 * Runs before Gatsby in `npm run build` and `npm run dev`. Reports in one line what Gatsby would report in pages of output, prints
 * the content's folder, and removes a cache left by an interrupted build. The argument is the module that exports
 * `contentDirectory`.
 */
const { accessSync, constants, existsSync, mkdirSync, rmSync } = require("node:fs");
const { homedir } = require("node:os");
const path = require("node:path");
const { major, satisfies } = require("semver");
const { engines } = require("../../package.json");
const { contentDirectory } = require(path.resolve(process.argv[2]));
const { isCacheComplete } = require("./cache-mark.cjs");

/** The newest major version of Node with which the site was built and tested. */
const newestTestedNode = 26;

function findNodeFault() {
  if (satisfies(process.version, engines.node, { includePrerelease: true })) return undefined;
  return `Node.js ${process.version} cannot build this site, which needs ${engines.node}: install one of these.`;
}

function findFolderFault() {
  const [sign] = /[()'[\]{}%#!]/.exec(process.cwd()) ?? [];
  return sign && `No build survives the sign ${sign} in ${process.cwd()}: rename the folder.`;
}

/** Gatsby keeps its own settings in the user's home, and fails without them. */
function findSettingsFault() {
  const { XDG_CONFIG_HOME = "" } = process.env;
  const config = XDG_CONFIG_HOME === "" ? path.join(homedir(), ".config") : XDG_CONFIG_HOME;
  const folder = path.join(config, "gatsby");
  const file = path.join(folder, "config.json");
  try {
    // One by one, because mkdir with `recursive` hangs on some file systems, such as /proc.
    for (const each of [path.dirname(config), config, folder])
      if (!existsSync(each)) mkdirSync(each);
    accessSync(existsSync(file) ? file : folder, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    return `Gatsby cannot write to ${folder} (${error.message}): set HOME to a folder of yours.`;
  }
}

const fault = findNodeFault() ?? findFolderFault() ?? findSettingsFault();
if (fault) {
  console.error(fault);
  process.exit(1);
}

const content = contentDirectory();
console.log(`Content: ${content}`);

if (major(process.version) > newestTestedNode) {
  console.error(
    `Node.js ${process.version} is newer than ${newestTestedNode}, the last with which this site was tried. Continuing.`,
  );
}

if (existsSync(".cache") && !isCacheComplete(content)) {
  for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true });
}
