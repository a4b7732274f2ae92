import { loadOnce } from "../lib/load-once";
import { type SearchDocument, searchIndexAddress } from "./search-document";
import { createSearch } from "./search-engine";

/** Fetches the index and creates the search, once. Rejects if the index cannot be loaded. */
export const loadSearch = loadOnce(async () => {
  const response = await fetch(searchIndexAddress);
  if (!response.ok) throw new Error(`${searchIndexAddress}: status ${response.status}`);
  return createSearch((await response.json()) as SearchDocument[]);
});
