/** A part of `npm run test:all`: takes plugins out as their READMEs say, builds the second company's site, and opens its pages. */
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeSecondCompany } from "../second-company/make-pictures";
import { copyTrackedFiles, runInCopy } from "../setup/project-copy";

const withoutLateScripts = ["gatsby-plugin-late-scripts"];
const withoutAll = [
  ...withoutLateScripts,
  "gatsby-plugin-cut-fonts",
  "gatsby-plugin-page-policy",
  "gatsby-plugin-lean-output",
];

async function main(): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "without-plugins-")));
  const content = join(folder, "words");
  await makeSecondCompany(content);
  for (const plugins of [withoutAll, withoutLateScripts]) {
    console.log(`Without ${plugins.join(", ")}:`);
    // Of its own for each build, because a server sends the compressed files that an earlier one has left.
    const project = join(folder, `without-${plugins.length}`);
    copyTrackedFiles(project);
    for (const plugin of plugins) takeOut(project, plugin);
    runInCopy(project, ["npm run build", "npx playwright test --project=without-plugins"], {
      CONTENT_DIR: content,
    });
  }
  // After a failure it stays, to be looked at.
  rmSync(folder, { recursive: true });
}

function takeOut(project: string, plugin: string): void {
  rmSync(join(project, "plugins", plugin), { recursive: true });
  // As Prettier formats an entry of the list: in one line, or with its end below its beginning.
  const entry = String.raw`^ {4}\{\s+resolve: "${plugin}",(.*\n( {6}.*\n)+ {4}\},| .*\},)\n`;
  remove(join(project, "gatsby-config.ts"), new RegExp(entry, "m"));
  if (plugin === "gatsby-plugin-lean-output")
    remove(join(project, "package.json"), /node plugins\/\S+\/before-gatsby\.cjs \S+ && /g);
}

/** Removes what matches from a file. @throws if nothing does */
function remove(file: string, pattern: RegExp): void {
  const text = readFileSync(file, "utf8");
  const rest = text.replace(pattern, "");
  if (rest === text)
    throw new Error(`${file} has nothing like ${pattern.source}: is it named anew?`);
  writeFileSync(file, rest);
}

void main();
