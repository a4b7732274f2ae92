/** The settings of the CMS in production, from the environment of the build. */
import { z } from "zod";
import type { CmsBackend } from "./cms-config";

/** Where the pages of the CMS and its policy differ from backend to backend. */
export interface ProductionCms {
  readonly backend: CmsBackend;
  /** The origins that the browser of an editor asks. */
  readonly connect: readonly string[];
  /** The origins of editors' pictures. */
  readonly pictures: readonly string[];
}

const setting = (pattern: RegExp, expected: string) => {
  const error = `expected ${expected}`;
  return z.string({ error }).regex(pattern, { error });
};
const shared = {
  CMS_REPOSITORY: setting(/^[\w.-]+(\/[\w.-]+)+$/, "owner/name, such as example/site"),
  CMS_BRANCH: setting(/^[\w./-]+$/, "the name of a branch").default("main"),
};
const instance = {
  ...shared,
  CMS_APP_ID: setting(/^[\w-]+$/, "the ID of the OAuth application"),
  CMS_BASE_URL: setting(
    /^https:\/\/[\w.-]+(:\d+)?(\/[\w.-]+)*$/,
    "an https URL without a trailing slash",
  ),
};

const schema = z.discriminatedUnion(
  "CMS_BACKEND",
  [
    z.object({ CMS_BACKEND: z.literal("github"), ...shared }),
    z.object({
      CMS_BACKEND: z.literal("gitlab"),
      ...instance,
      CMS_BASE_URL: instance.CMS_BASE_URL.default("https://gitlab.com"),
    }),
    z.object({ CMS_BACKEND: z.literal("gitea"), ...instance }),
  ],
  { error: "expected github, gitlab or gitea" },
);

/**
 * Without `CMS_BACKEND` there is no CMS. An empty variable counts as unset.
 * @throws with a line that lists every invalid setting
 */
export function readCmsSettings(
  environment: Record<string, string | undefined>,
): ProductionCms | undefined {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  if (given.CMS_BACKEND === undefined) return undefined;
  const { data, error } = schema.safeParse(given);
  if (data) return productionCms(data);
  const problems = error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(
    `Wrong setting of the build: ${problems.join("; ")}. Correct it, or unset CMS_BACKEND to build without the CMS.`,
  );
}

function productionCms(settings: z.infer<typeof schema>): ProductionCms {
  const { CMS_BACKEND: name, CMS_REPOSITORY: repo, CMS_BRANCH: branch } = settings;
  if (name === "github") {
    return {
      // The page adds its own address as base_url.
      backend: { name, repo, branch, auth_endpoint: "api/cms/auth" },
      connect: ["https://api.github.com", "https://www.githubstatus.com"],
      pictures: ["https://avatars.githubusercontent.com"],
    };
  }
  const { CMS_APP_ID: app_id, CMS_BASE_URL: base_url } = settings;
  const origins = [new URL(base_url).origin];
  const backend =
    name === "gitlab"
      ? { name, repo, branch, auth_type: "pkce", app_id, base_url, api_root: `${base_url}/api/v4` }
      : { name, repo, branch, app_id, base_url, api_root: `${base_url}/api/v1` };
  return { backend, connect: origins, pictures: origins };
}
