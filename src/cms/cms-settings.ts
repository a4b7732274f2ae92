/** The settings of the CMS in production, from the environment of the build. */
import { z } from "zod";
import { parseSettings } from "../lib/parse-settings";
import type { CmsBackend } from "./cms-config";

const setting = (pattern: RegExp, expected: string) => {
  const error = `expected ${expected}`;
  return z.string({ error }).regex(pattern, { error });
};

const schema = z.object({
  CMS_BACKEND: z.literal("github", { error: "expected github" }),
  CMS_REPOSITORY: setting(/^[\w.-]+\/[\w.-]+$/, "owner/name, such as example/site"),
  CMS_BRANCH: setting(/^[\w./-]+$/, "the name of a branch").default("main"),
});

/**
 * Returns the backend of the CMS: none without `CMS_BACKEND`. An empty variable counts as unset.
 * @throws with a line that lists every invalid setting
 */
export function readCmsSettings(
  environment: Record<string, string | undefined>,
): CmsBackend | undefined {
  if (!environment.CMS_BACKEND) return undefined;
  const {
    CMS_BACKEND: name,
    CMS_REPOSITORY: repo,
    CMS_BRANCH: branch,
  } = parseSettings(
    schema,
    environment,
    (problems) =>
      new Error(
        `Wrong setting of the build: ${problems}. Correct it, or unset CMS_BACKEND to build without the CMS.`,
      ),
  );
  // The page adds its own address as base_url.
  return { name, repo, branch, auth_endpoint: "api/cms/auth" };
}
