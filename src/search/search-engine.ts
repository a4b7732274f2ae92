import MiniSearch, { type SearchOptions } from "minisearch";
import { loadOnce } from "../lib/load-once";
import { foldWord } from "./search-words";

export interface SearchDocument {
  readonly kind: keyof typeof kindWeights;
  readonly title: string;
  readonly text: string;
  /** A path on this site, with a fragment if needed. */
  readonly to: string;
}

/** The path of the index, written by the build and fetched by the browser. */
export const searchIndexAddress = "/search-index.json";

export interface SearchHit extends SearchDocument {
  /** The folded words of the document that match the query. */
  readonly words: ReadonlySet<string>;
}

export type Search = (query: string) => SearchHit[];

/** What most visitors look for weighs more. Long legal texts match many queries that are meant for other pages. */
const kindWeights = { service: 3, caseStudy: 1, person: 1, page: 1, legal: 0.3 } as const;

/** Until one finds something: "term" is no hit for "team" where a page has a team. */
const attempts: readonly SearchOptions[] = [
  { combineWith: "AND", fuzzy: false },
  { combineWith: "AND" },
  {},
];

/** Matches prefixes, and what no text has with typing errors: one in a word of five letters, two in a word of eight. */
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

  return (query) => {
    for (const options of attempts) {
      const hits = index.search(query, options).flatMap((result) => {
        const document = documents[Number(result.id)];
        return document ? [{ ...document, words: new Set(result.terms) }] : [];
      });
      if (hits.length > 0) return hits;
    }
    return [];
  };
}

/** Fetches the index and creates the search, once. Rejects if the index cannot be loaded. */
export const loadSearch = loadOnce(async () => {
  const response = await fetch(searchIndexAddress);
  if (!response.ok) throw new Error(`${searchIndexAddress}: status ${response.status}`);
  return createSearch((await response.json()) as SearchDocument[]);
});
