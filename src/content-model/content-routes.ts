import { basename } from "node:path";
import { contentFileAt } from "./content-files";

/**
 * Returns the routes of the pages made from these files.
 * @param paths relative to content/
 */
export function contentRoutes(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    (contentFileAt(path)?.routes ?? []).map((route) => route.replace("*", basename(path, ".json"))),
  );
}
