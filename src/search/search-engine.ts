import MiniSearch from "minisearch";
import { loadOnce } from "../lib/load-once";
import { wordsOf } from "./words";

export interface SearchDocument {
  readonly kind: keyof typeof kindWeights;
  readonly title: string;
  readonly text: string;
  /** A path on this site, with a fragment if needed. */
  readonly to: string;
}

export interface SearchIndex {
  readonly documents: readonly SearchDocument[];
  /** Words of the site's language that say nothing by themselves, such as "the". */
  readonly stopWords: readonly string[];
}

/** The path of the index, written by the build and fetched by the browser. */
export const searchIndexAddress = "/search-index.json";

export type Search = (query: string) => SearchDocument[];

/** What most visitors look for weighs more. Long legal texts match many queries that are meant for other pages. */
const kindWeights = { service: 3, caseStudy: 1, person: 1, page: 1, legal: 0.3 } as const;

/**
 * Finds the documents with all words of a query first. It matches whole words before prefixes, and those before typing
 * errors: one in a word of five letters, two in a word of eight. A query of stop words alone finds the titles that hold it.
 */
export function createSearch({ documents, stopWords }: SearchIndex): Search {
  const knownStopWords = new Set(stopWords.flatMap(wordsOf));
  // A letter by itself is what is left of "it's" or "e-commerce".
  const isStopWord = (word: string) => knownStopWords.has(word) || /^\p{Script=Latin}$/u.test(word);
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ["title", "text"],
    tokenize: wordsOf,
    processTerm: (word) => !isStopWord(word) && word,
    searchOptions: {
      boost: { title: 3 },
      boostDocument: (id: number) => kindWeights[documents[id]?.kind ?? "page"],
      prefix: true,
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  const phrases = documents.map(({ title }) => phraseOf(wordsOf(title)));
  return (query) => {
    const words = wordsOf(query);
    if (words.length > 0 && words.every(isStopWord))
      return documents.filter((_, id) => phrases[id]?.includes(phraseOf(words)));
    return index
      .search(query)
      .sort((one, other) => other.queryTerms.length - one.queryTerms.length)
      .flatMap(({ id }) => documents[Number(id)] ?? []);
  };
}

/** Begins with a blank, so that one phrase contains another only from the start of a word. The last word may be unfinished. */
const phraseOf = (words: readonly string[]) => ` ${words.join(" ")}`;

/** Fetches the index and creates the search, once. Rejects if the index cannot be loaded. */
export const loadSearch = loadOnce(async () => {
  const response = await fetch(searchIndexAddress);
  if (!response.ok) throw new Error(`${searchIndexAddress}: status ${response.status}`);
  return createSearch((await response.json()) as SearchIndex);
});
