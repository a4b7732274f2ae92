/** Jest's global setup of the edited run: a folder like the project's, but with edited content. */
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { editContent } from "./edited-content";
import { hasLegal, legalDocument, legalFile } from "./legal";

/** The tests of the edited run have it as their working directory, see edited-directory.ts. */
export default function createEditedSite(_: unknown, { rootDir }: { rootDir: string }): void {
  const folder = join(rootDir, "node_modules/.cache/edited-site");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(rootDir)) {
    if (name !== "content" && name !== "node_modules") {
      symlinkSync(resolve(rootDir, name), join(folder, name));
    }
  }
  cpSync(join(rootDir, "content"), join(folder, "content"), { recursive: true });
  if (!hasLegal) {
    mkdirSync(join(folder, "content/legal"), { recursive: true });
    writeFileSync(join(folder, "content", legalFile), JSON.stringify(legalDocument));
  }
  editContent(join(folder, "content"));
}
