import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createJsonSchemas } from "./model/json-schemas";

/** Writes the JSON Schemas of the content files to content/.schemas, for editors such as VS Code. */
export function writeSchemas(contentDir: string): void {
  rmSync(join(contentDir, ".schemas"), { recursive: true, force: true });
  for (const [path, text] of createJsonSchemas()) {
    const target = join(contentDir, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
