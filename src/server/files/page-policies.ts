import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** The name, in the built site, of the file with its Content-Security-Policies. */
export const policiesFile = "security-policies.json";

const policiesSchema = z.object({
  /** Of every page, for hosts that cannot tell pages apart. */
  pages: z.string(),
  /** With the hash of a page's own styles only: all of them would be a third of the headers. Pages by their path in the built site. */
  kinds: z.array(z.object({ policy: z.string(), pages: z.array(z.string()) })),
  /** The headers of the pages that need others, by their path in the built site. */
  exceptions: z.record(z.string(), z.record(z.string(), z.string())),
});

export type Policies = z.infer<typeof policiesSchema>;

/**
 * Returns a function that looks up the headers of a page: its policy, if the build wrote one. The file is read
 * again whenever a new build has replaced it, because the new pages have other hashes.
 * @param root the built site
 */
export function policyHeaders(root: string) {
  const path = join(root, policiesFile);
  let modified: number | undefined;
  let policies: Policies | undefined;
  let policyOf: ReadonlyMap<string, string> = new Map();

  return async (page: string): Promise<Record<string, string>> => {
    const mtimeMs = await stat(path).then(
      (file) => file.mtimeMs,
      () => undefined,
    );
    if (mtimeMs !== modified) {
      policies =
        mtimeMs === undefined
          ? undefined
          : policiesSchema.parse(JSON.parse(await readFile(path, "utf8")));
      policyOf = new Map(
        policies?.kinds.flatMap(({ policy, pages }) => pages.map((each) => [each, policy])),
      );
      modified = mtimeMs;
    }
    if (!policies) return {};
    return (
      policies.exceptions[page] ?? {
        "Content-Security-Policy": policyOf.get(page) ?? policies.pages,
      }
    );
  };
}
