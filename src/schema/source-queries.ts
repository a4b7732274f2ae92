import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the texts of all queries and fragments of the site. */
export function sourceQueries(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .flatMap((source) => [...source.matchAll(/graphql`([^`]*)`/g)])
    .map(([, text = ""]) => text);
}
