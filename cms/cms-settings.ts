import { z } from "zod";
import { parseSettings, setting } from "../src/lib/parse-settings";

const schema = z.object({
  CMS_BACKEND: z.literal("github", { error: "expected github" }),
  CMS_REPOSITORY: setting(/^[\w.-]+\/[\w.-]+$/, "owner/name, such as example/site"),
  CMS_FOLDER: setting(/^[\w.-]+(\/[\w.-]+)*$/, "a folder such as content").default("content"),
  CMS_BRANCH: setting(/^[\w./-]+$/, "the name of a branch").default("main"),
});

export type CmsSettings = NonNullable<ReturnType<typeof readCmsSettings>>;

/**
 * Returns the backend of the CMS in production and the content's folder in its repository, or undefined without CMS_BACKEND.
 * @throws {SettingsError} listing every invalid setting
 */
export function readCmsSettings(environment: Record<string, string | undefined>) {
  if (!environment.CMS_BACKEND) return undefined;
  const advice = " Correct it, or unset CMS_BACKEND to build without the CMS.";
  const settings = parseSettings(schema, environment, "Wrong setting of the build", advice);
  const {
    CMS_BACKEND: name,
    CMS_REPOSITORY: repo,
    CMS_BRANCH: branch,
    CMS_FOLDER: folder,
  } = settings;
  // The page adds its own origin as base_url.
  return { backend: { name, repo, branch, auth_endpoint: "api/cms/auth" }, folder };
}
