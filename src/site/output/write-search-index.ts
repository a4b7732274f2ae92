import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { searchIndexAddress } from "../../search/search-document";
import { buildSearchIndex } from "../../search/search-index";
import type { ContentSource } from "../../content-check/content-folder";

export function writeSearchIndex(sources: readonly ContentSource[], publicDir: string): void {
  const documents = buildSearchIndex(sources);
  writeFileSync(join(publicDir, searchIndexAddress), JSON.stringify(documents));
}
