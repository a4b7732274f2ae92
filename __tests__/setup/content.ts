/** The content that the tests read, and copy before they change it: that of CONTENT_DIR, which may be any company's. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { contentDirectory } from "../../src/content/content-directory.cjs";

export const contentDir = contentDirectory();

/** Whether content has a file. */
export const hasFile = (path: string) => existsSync(join(contentDir, path));

/** Returns a file of content as the model reads it, which leaves out what is not in it. A missing one is an empty one. */
export const readContent = <Schema extends z.ZodType>(path: string, schema: Schema) =>
  schema.parse(hasFile(path) ? JSON.parse(readFileSync(join(contentDir, path), "utf8")) : {});

/** Returns the files of a folder, of which an editor may delete any, and add others. */
export function readCollection<Schema extends z.ZodType>(folder: string, schema: Schema) {
  const dir = join(contentDir, folder);
  return (existsSync(dir) ? readdirSync(dir) : [])
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => readContent(join(folder, file), schema));
}
