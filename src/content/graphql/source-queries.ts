import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../../lib/files-in";

/** Returns the texts of all queries and fragments of the site. */
export function sourceQueries(folder: string): string[] {
  return filesIn(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .flatMap((source) => [...source.matchAll(/graphql\x60([^\x60]*)\x60/g)])
    .map(([, text = ""]) => text);
}
