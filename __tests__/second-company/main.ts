/** A part of `npm run test:all`: builds and tests the second company's site in a copy of the project, with the content elsewhere. */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyTrackedFiles, runInCopy } from "../setup/project-copy";
import { makeSecondCompany } from "./make-pictures";

const commands = [
  "npm run content:check",
  "npm run build",
  "npx jest",
  "npx playwright test --project=site every-route redirects header enquiry appointment rows",
];

async function main(): Promise<void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "second-company-")));
  const project = join(folder, "project");
  const content = join(folder, "words");
  copyTrackedFiles(project);
  // Of the first company: what docs/make-it-yours.md deletes, and the content, which nothing may read now.
  for (const path of ["__tests__/specification", "content"])
    rmSync(join(project, path), { recursive: true, force: true });
  await makeSecondCompany(content);
  runInCopy(project, commands, { CONTENT_DIR: content });
  // After a failure it stays, to be looked at.
  rmSync(folder, { recursive: true });
}

void main();
