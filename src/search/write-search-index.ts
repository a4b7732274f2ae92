import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchDocument, SearchIndex } from "../domain/search-index";
import { searchIndexAddress } from "./search-engine";
import { findStopWords } from "./stop-words";

/** Writes the search index, with the stop words of the site's language, into the built site. */
export function writeSearchIndex(
  documents: readonly SearchDocument[],
  language: string,
  publicDir: string,
): void {
  const index: SearchIndex = { documents, stopWords: findStopWords(language) };
  writeFileSync(join(publicDir, searchIndexAddress), JSON.stringify(index));
}
