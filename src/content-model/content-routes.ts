import { basename } from "node:path";
import { contentFileAt } from "./content-files";

/** The addresses of the pages that stand on these files of content/, given relative to it. */
export function contentRoutes(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    (contentFileAt(path)?.routes ?? []).map((route) => route.replace("*", basename(path, ".json"))),
  );
}
