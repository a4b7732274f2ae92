import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { decodeAddress } from "../../src/lib/addresses";

/** Completes addresses of this site. */
const anyHost = "http://this.site";

/** Capitals, encoded letters and a slash at the end make no difference. */
const fold = (path: string) => decodeAddress(path).toLowerCase().replace(/\/+$/, "");

/**
 * Finds where a path leads at which nothing is any more, by the `_redirects` that the build writes; undefined if nowhere. Rules with
 * patterns, or with another status than 301, are for static hosts alone.
 * @param query of the request, with its "?"; the address that is returned keeps it
 */
export async function findRedirect(root: string, path: string, query: string) {
  const rules = await readFile(join(root, "_redirects"), "utf8").catch(() => "");
  const [, , to] =
    [...rules.matchAll(/^(\/\S*) +(\S+) +301$/gm)].find(
      ([, from = ""]) => fold(from) === fold(path),
    ) ?? [];
  if (to === undefined) return undefined;
  const target = new URL(to, anyHost);
  target.search += target.search === "" ? query : query.replace("?", "&");
  return target.href.replace(anyHost, "");
}
