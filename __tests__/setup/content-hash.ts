import { createHash } from "node:crypto";
import { readContentFolder } from "../../src/content/source/content-folder";
import { contentDir } from "./content";

declare global {
  /** What the content was before the tests. */
  var hashBefore: string | undefined;
}

/** Returns a hash of all content but the schemas, which a build writes that may run beside the tests. */
export function hashContent(): string {
  const { paths, read } = readContentFolder(contentDir);
  const hash = createHash("sha256");
  for (const path of paths) hash.update(`${path}\0`).update(read(path));
  return hash.digest("hex");
}
