/** Begins `npm run build` and `npm run dev`: says in a line what Gatsby answers with pages of noise, and cleans a cache that lies. */
const { existsSync, readFileSync, rmSync } = require("node:fs");
const path = require("node:path");
const { satisfies } = require("semver");
const { engines } = require("../../package.json");

const project = process.cwd();
const [sign] = /[()'[\]{}%#!]/.exec(project) ?? [];
const fault = !satisfies(process.version, engines.node)
  ? `Node.js ${process.version} cannot build this site, which needs ${engines.node}: install one of these.`
  : sign && `No build survives the sign ${sign} in ${project}: rename the folder.`;
if (fault) {
  console.error(fault);
  process.exit(1);
}

// After a build that did not end, of other content, or in a folder that was renamed or copied, Gatsby would publish old data.
const complete = ".cache/complete";
const { CONTENT_DIR = "" } = process.env;
const contentDir = path.resolve(CONTENT_DIR === "" ? "content" : CONTENT_DIR);
const made = [project, contentDir].join("\n");
if (existsSync(".cache") && !(existsSync(complete) && readFileSync(complete, "utf8") === made)) {
  for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true });
}
