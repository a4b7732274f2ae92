/** Writes the CMS into the built site, or removes what an earlier build left of it. */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PageHeaders } from "../site/output/write-headers";
import { adminPage, adminPolicy, productionScript } from "./admin-page";
import type { PreviewFiles } from "./build-preview";
import { cmsConfig, pictureFolder } from "./cms-config";
import type { ProductionCms } from "./cms-settings";
import { previewFolder } from "./previews";
import { savedContent } from "./saved-content";

/** The package has everything twice; the other copy is named cms.js. */
const neededFile = /(^|\.)decap-cms\.js(\.LICENSE\.txt)?$|\.wasm$/;

interface AdminSources {
  /** The folder that content/ is in. */
  readonly project: string;
  readonly decap: () => string;
  readonly preview: () => Promise<PreviewFiles>;
}

/** Returns the headers of the CMS's page by its path in the built site: none without the CMS. */
export async function writeAdmin(
  publicDir: string,
  cms: ProductionCms | undefined,
  { project, decap, preview }: AdminSources,
): Promise<Readonly<Record<string, PageHeaders>>> {
  const folder = join(publicDir, "admin");
  rmSync(folder, { recursive: true, force: true });
  if (cms === undefined) return {};
  const source = decap();
  mkdirSync(join(folder, "decap"), { recursive: true });
  writeFileSync(join(folder, "index.html"), adminPage);
  writeFileSync(join(folder, "start.js"), productionScript(cmsConfig(cms.backend)));
  for (const name of readdirSync(source).filter((each) => neededFile.test(each))) {
    cpSync(join(source, name), join(folder, "decap", name));
  }
  writePreview(join(publicDir, previewFolder), project, await preview());
  const page = join("admin", "index.html");
  return {
    [page]: {
      "Content-Security-Policy": adminPolicy(cms),
      // The window of the login needs its opener.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "X-Robots-Tag": "noindex",
    },
  };
}

/** The content is that of this build: what was saved since is in the repository only. */
function writePreview(folder: string, project: string, files: PreviewFiles): void {
  cpSync(join(project, pictureFolder), join(folder, "images"), { recursive: true });
  for (const [name, contents] of files) writeFileSync(join(folder, name), contents);
  writeFileSync(join(folder, "content.json"), JSON.stringify(savedContent(project)));
}
