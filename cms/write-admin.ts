/** Writes the CMS to public/admin, or removes the CMS of an earlier build. */
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAdminFiles } from "./admin-files";
import type { CmsSettings } from "./cms-settings";
import { readPreviewContent } from "./preview-content";

/** Decap's package has each script twice, the second time as cms.js. */
const neededFile = /(^|\.)decap-cms\.js(\.LICENSE\.txt)?$|\.wasm$/;

interface AdminSources {
  readonly contentDir: string;
  readonly decap: () => string;
  readonly preview: () => Promise<Parameters<typeof createAdminFiles>[1]>;
}

export async function writeAdmin(
  publicDir: string,
  settings: CmsSettings | undefined,
  { contentDir, decap, preview }: AdminSources,
): Promise<void> {
  const folder = join(publicDir, "admin");
  rmSync(folder, { recursive: true, force: true });
  if (settings === undefined) return;
  const source = decap();
  for (const name of readdirSync(source).filter((each) => neededFile.test(each))) {
    cpSync(join(source, name), join(folder, "decap", name));
  }
  cpSync(join(contentDir, "images"), join(folder, "preview/images"), { recursive: true });
  for (const [name, contents] of createAdminFiles(
    settings.backend,
    await preview(),
    settings.folder,
  )) {
    writeFileSync(join(folder, name), contents);
  }
  // The content of this build: later changes are in the repository only.
  writeFileSync(
    join(folder, "preview/content.json"),
    JSON.stringify(readPreviewContent(contentDir)),
  );
}
