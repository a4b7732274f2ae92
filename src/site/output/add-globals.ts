import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns a function that copies a script of the built site with statements before it, and returns the path of the
 * copy, whose name has a hash of its content. The statements must be the same whenever a script is the same.
 */
export function addGlobalsIn(publicDir: string): (path: string, statements: string) => string {
  const copies = new Map<string, string>();
  return (path, statements) => {
    const known = copies.get(path);
    if (known !== undefined) return known;
    const text = `${statements};${readFileSync(join(publicDir, path), "utf8")}`;
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 20);
    const copy = path.replace(/(-[0-9a-f]{20})?\.js$/, `-${hash}.js`);
    writeFileSync(join(publicDir, copy), text);
    copies.set(path, copy);
    return copy;
  };
}
