import { loadOnce } from "../lib/load-once";
import { type SearchDocument, searchIndexAddress } from "./search-document";
import { createSearch } from "./search-engine";

/** Fetches the index that was written with the site, and prepares the search, once. */
export const loadSearch = loadOnce(async () => {
  const response = await fetch(searchIndexAddress);
  if (!response.ok) throw new Error(`${searchIndexAddress}: status ${response.status}`);
  const documents: SearchDocument[] = await response.json();
  return createSearch(documents);
});
