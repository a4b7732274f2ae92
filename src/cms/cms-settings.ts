/** The settings of the CMS in production, from the environment of the build. */
import { z } from "zod";
import { parseSettings, setting } from "../lib/parse-settings";

const schema = z.object({
  CMS_BACKEND: z.literal("github", { error: "expected github" }),
  CMS_REPOSITORY: setting(/^[\w.-]+\/[\w.-]+$/, "owner/name, such as example/site"),
  CMS_BRANCH: setting(/^[\w./-]+$/, "the name of a branch").default("main"),
});

/**
 * Returns the backend of the CMS: none without `CMS_BACKEND`.
 * @throws {SettingsError} listing every invalid setting
 */
export function readCmsSettings(environment: Record<string, string | undefined>) {
  if (!environment.CMS_BACKEND) return undefined;
  const advice = " Correct it, or unset CMS_BACKEND to build without the CMS.";
  const settings = parseSettings(schema, environment, "Wrong setting of the build", advice);
  return {
    name: settings.CMS_BACKEND,
    repo: settings.CMS_REPOSITORY,
    branch: settings.CMS_BRANCH,
    // The page adds its own address as base_url.
    auth_endpoint: "api/cms/auth",
  };
}
