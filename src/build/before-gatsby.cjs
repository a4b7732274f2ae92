/** Begins `npm run build` and `npm run dev`: says in a line what Gatsby answers with pages of noise, and cleans a cache that lies. */
const { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync } = require("node:fs");
const { homedir } = require("node:os");
const path = require("node:path");
const { major, satisfies } = require("semver");
const { engines } = require("../../package.json");

/** The newest major version with which the site was built and tested. */
const newestTried = 26;

const project = process.cwd();
const [sign] = /[()'[\]{}%#!]/.exec(project) ?? [];
const fault = !satisfies(process.version, engines.node, { includePrerelease: true })
  ? `Node.js ${process.version} cannot build this site, which needs ${engines.node}: install one of these.`
  : sign
    ? `No build survives the sign ${sign} in ${project}: rename the folder.`
    : faultOfSettings();
if (fault) {
  console.error(fault);
  process.exit(1);
}

if (major(process.version) > newestTried) {
  console.error(
    `Node.js ${process.version} is newer than ${newestTried}, the last with which this site was tried. It goes on.`,
  );
}

/** Gatsby keeps settings of its own in the user's home, and cannot do without them. */
function faultOfSettings() {
  const { XDG_CONFIG_HOME = "" } = process.env;
  const config = XDG_CONFIG_HOME === "" ? path.join(homedir(), ".config") : XDG_CONFIG_HOME;
  const folder = path.join(config, "gatsby");
  const file = path.join(folder, "config.json");
  try {
    // One after the other: in some places Node never ends to create folders with those above them.
    for (const each of [path.dirname(config), config, folder])
      if (!existsSync(each)) mkdirSync(each);
    accessSync(existsSync(file) ? file : folder, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    return `Gatsby cannot write to ${folder} (${error.message}): set HOME to a folder of yours.`;
  }
}

// After a build that did not end, and in a folder that was renamed or copied, Gatsby would publish old data.
const complete = ".cache/complete";
const { CONTENT_DIR = "" } = process.env;
const contentDir = path.resolve(CONTENT_DIR === "" ? "content" : CONTENT_DIR);
const made = [project, contentDir].join("\n");
if (existsSync(".cache") && !(existsSync(complete) && readFileSync(complete, "utf8") === made)) {
  for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true });
}
