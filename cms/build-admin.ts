import { resolve } from "node:path";
import { bundleScripts } from "./bundle-scripts";
import { readCmsSettings } from "./cms-settings";
import { ensureDecap } from "./ensure-decap";
import { writeAdmin } from "./write-admin";

/** Writes the CMS into the built site if the settings of the build ask for it. Throws a SettingsError for a wrong one. */
export const buildAdmin = (publicDir: string, contentDir: string): Promise<void> =>
  writeAdmin(publicDir, readCmsSettings(process.env), {
    contentDir,
    decap: ensureDecap,
    preview: () => bundleScripts(resolve(".")),
  });
