import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../lib/list-files";

/** Returns the texts of all queries and fragments in the source files of a folder. */
export function readSourceQueries(folder: string): string[] {
  return listFiles(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .flatMap((source) => [...source.matchAll(/graphql\x60([^\x60]*)\x60/g)])
    .map(([, text = ""]) => text);
}
