import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { searchIndexAddress } from "../../search/search-document";
import { buildSearchIndex } from "../../search/search-index";
import { readContentFolder } from "../content/content-folder";

/** Writes the search index to the path the browser fetches it from. */
export function writeSearchIndex(contentDir: string, publicDir: string): void {
  const documents = buildSearchIndex(readContentFolder(contentDir).sources);
  writeFileSync(join(publicDir, searchIndexAddress), JSON.stringify(documents));
}
