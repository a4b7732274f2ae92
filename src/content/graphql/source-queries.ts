import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gqlPluckFromCodeStringSync } from "@graphql-tools/graphql-tag-pluck";
import { listFiles } from "../../lib/list-files";

const gatsbyTag = { modules: [{ name: "gatsby", identifier: "graphql" }] };

/** Returns the texts of all queries and fragments in the source files of a folder. */
export function readSourceQueries(folder: string): string[] {
  return (
    listFiles(folder)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({ name, code: readFileSync(join(folder, name), "utf8") }))
      // To parse all files would take seconds.
      .filter(({ code }) => code.includes("graphql`"))
      .flatMap(({ name, code }) => gqlPluckFromCodeStringSync(name, code, gatsbyTag))
      .map(({ body }) => body)
  );
}
