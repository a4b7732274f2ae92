import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { types } from "node:util";
import { parsePublishedPath } from "./published-path";

const securityFile = ".well-known/security.txt";

/** A file of the built site, or the path of another address, where a request is to go. */
export type Published = { readonly file: string } | { readonly redirectTo: string };

/**
 * Finds what is published at a percent-encoded path without a query; undefined if nothing is.
 * @throws the system's error if a file or a folder is unreadable, which is no unknown address
 */
export async function findPublished(root: string, encoded: string): Promise<Published | undefined> {
  const parsed = parsePublishedPath(encoded);
  if (parsed === undefined) return undefined;
  const { path, isAlias } = parsed;
  for (const page of new Set([path, path.toLowerCase()])) {
    const file = join(page, "index.html");
    if (!(await isFile(join(root, file)))) continue;
    return page === path && !isAlias ? { file } : { redirectTo: page };
  }
  if (isAlias) return undefined;
  // The build copies about-us/index.html to about-us.html for static hosts. As an address, Gatsby's router does not know it.
  const original = path.replace(/\.html$/, "");
  const isCopy =
    original !== path &&
    (await isFile(join(root, path))) &&
    (await isFile(join(root, original, "index.html")));
  if (isCopy) return { redirectTo: original };
  if (path === securityFile && (await hasExpired(join(root, path)))) return undefined;
  return { file: path };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    (error: unknown) => {
      if (isNotFound(error)) return false;
      throw error;
    },
  );
}

/** Whether an error of the file system means that there is no such file, not that it is unreadable. */
function isNotFound(error: unknown): boolean {
  const missing = ["ENOENT", "ENOTDIR", "ENAMETOOLONG"];
  return types.isNativeError(error) && "code" in error && missing.includes(String(error.code));
}

/** Whether a security.txt has run out: nobody may rely on it any more (RFC 9116, 2.5.5). One that is not there has not. */
async function hasExpired(file: string): Promise<boolean> {
  const text = await readFile(file, "utf8").catch(() => "");
  return Date.parse(/^Expires: *(.+)$/im.exec(text)?.[1] ?? "") < Date.now();
}
