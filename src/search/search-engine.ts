import MiniSearch from "minisearch";
import type { SearchDocument, SearchIndex } from "../domain/search-index";
import { loadOnce } from "../lib/load-once";
import { splitWords } from "./split-words";

/** The path of the index, written by the build and fetched by the browser. */
export const searchIndexAddress = "/search-index.json";

export type Search = (query: string) => SearchDocument[];

/** Services, which most visitors look for, weigh more; long legal texts, which match many queries by accident, weigh less. */
const kindWeights: Readonly<Record<SearchDocument["kind"], number>> = {
  service: 3,
  caseStudy: 1,
  person: 1,
  page: 1,
  legal: 0.3,
};

/**
 * Finds the documents with all words of a query first. It matches whole words before prefixes, and those before typing
 * errors: one in a word of five letters, two in a word of eight. A query of stop words alone finds the titles that hold it.
 */
export function createSearch({ documents, stopWords }: SearchIndex): Search {
  const knownStopWords = new Set(stopWords.flatMap(splitWords));
  // A single letter is a remainder of words such as "it's" or "e-commerce".
  const isStopWord = (word: string) => knownStopWords.has(word) || /^\p{Script=Latin}$/u.test(word);
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ["title", "text"],
    tokenize: splitWords,
    processTerm: (word) => !isStopWord(word) && word,
    searchOptions: {
      boost: { title: 3 },
      boostDocument: (id: number) => kindWeights[documents[id]?.kind ?? "page"],
      prefix: true,
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  const phrases = documents.map(({ title }) => toPhrase(splitWords(title)));
  return (query) => {
    const words = splitWords(query);
    if (words.length > 0 && words.every(isStopWord))
      return documents.filter((_, id) => phrases[id]?.includes(toPhrase(words)));
    return index
      .search(query)
      .sort((one, other) => other.queryTerms.length - one.queryTerms.length)
      .flatMap(({ id }) => documents[Number(id)] ?? []);
  };
}

/** Joins words behind a blank, so that a phrase is found in another from the start of a word only. Its last word may be unfinished. */
const toPhrase = (words: readonly string[]) => ` ${words.join(" ")}`;

/** Fetches the index and creates the search, once. Rejects if the index cannot be loaded. */
export const loadSearch = loadOnce(async () => {
  const response = await fetch(searchIndexAddress);
  if (!response.ok) throw new Error(`${searchIndexAddress}: status ${response.status}`);
  return createSearch((await response.json()) as SearchIndex);
});
