import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** The name, in the built site, of the file with its Content-Security-Policies. */
export const policiesFile = "security-policies.json";

const policiesSchema = z.object({
  /** Of every page but the exceptions. */
  pages: z.string(),
  /** The headers of the pages that need others, by their path in the built site. */
  exceptions: z.record(z.string(), z.record(z.string(), z.string())),
  /** Of all pages, by which the server knows that a page is of the same build. */
  hashes: z.record(z.string(), z.string()),
});

export type Policies = z.infer<typeof policiesSchema>;

/**
 * The headers of the pages of one build, by their paths in the built site; without the file, pages have no policies.
 * @throws if the file is of another version
 */
export async function readPagePolicies(root: string) {
  const { pages, exceptions, hashes } = await readPolicies(join(root, policiesFile));
  const isOfBuild = (page: string) => Object.hasOwn(hashes, page);
  /** The versions on the disk whose content has been compared already. */
  const checked = new Map<string, string>();

  return {
    /** The headers of a page: none if the build did not write the page. */
    headersOf: (page: string) =>
      isOfBuild(page) ? (exceptions[page] ?? { "Content-Security-Policy": pages }) : {},

    /** Whether the page on the disk is the one that these headers were written for. */
    isCurrent: async (page: string): Promise<boolean> => {
      if (!isOfBuild(page)) return true;
      const path = join(root, page);
      const { mtimeMs, size } = await stat(path);
      const version = `${mtimeMs} ${size}`;
      if (checked.get(page) === version) return true;
      const isSame = hashPage(await readFile(path)) === hashes[page];
      if (isSame) checked.set(page, version);
      return isSame;
    },
  };
}

/** The hash of a page's HTML, as the build writes it. */
export function hashPage(html: Buffer): string {
  return createHash("sha256").update(html).digest("base64");
}

async function readPolicies(path: string): Promise<Policies> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return { pages: "", exceptions: {}, hashes: {} };
  const result = policiesSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(`${path} is of another version of this site. Run "npm run build" again.`);
}
