import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { searchIndexAddress } from "../../search/search-document";
import { searchDocuments } from "../../search/search-index";
import { readContent } from "../content/content-folder";

/** Writes the search index where the browser fetches it. @param publicDir the folder that is served */
export function writeSearchIndex(contentDir: string, publicDir: string): void {
  const documents = searchDocuments(readContent(contentDir).sources);
  writeFileSync(join(publicDir, searchIndexAddress), JSON.stringify(documents));
}
