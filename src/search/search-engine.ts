import MiniSearch from "minisearch";
import { loadOnce } from "../lib/load-once";
import { foldWord } from "./narrow-by-query";

export interface SearchDocument {
  readonly kind: keyof typeof kindWeights;
  readonly title: string;
  readonly text: string;
  /** A path on this site, with a fragment if needed. */
  readonly to: string;
}

/** The path of the index, written by the build and fetched by the browser. */
export const searchIndexAddress = "/search-index.json";

export type Search = (query: string) => SearchDocument[];

/** What most visitors look for weighs more. Long legal texts match many queries that are meant for other pages. */
const kindWeights = { service: 3, caseStudy: 1, person: 1, page: 1, legal: 0.3 } as const;

/** Matches whole words before prefixes, and those before typing errors: one in a word of five letters, two in a word of eight. */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ["title", "text"],
    processTerm: foldWord,
    searchOptions: {
      boost: { title: 3 },
      boostDocument: (id: number) => kindWeights[documents[id]?.kind ?? "page"],
      prefix: true,
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return (query) => index.search(query).flatMap(({ id }) => documents[Number(id)] ?? []);
}

/** Fetches the index and creates the search, once. Rejects if the index cannot be loaded. */
export const loadSearch = loadOnce(async () => {
  const response = await fetch(searchIndexAddress);
  if (!response.ok) throw new Error(`${searchIndexAddress}: status ${response.status}`);
  return createSearch((await response.json()) as SearchDocument[]);
});
