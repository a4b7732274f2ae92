import MiniSearch from "minisearch";
import { foldWord } from "./search-words";
import type { SearchDocument } from "./search-document";

export interface SearchHit extends SearchDocument {
  /** The document's words, folded, for which it was found. */
  readonly words: ReadonlySet<string>;
}

/** @returns the documents that fit, the best first */
export type Search = (query: string) => SearchHit[];

/**
 * Prepares a search that knows the beginnings of words and forgives typing errors: one in a word of
 * five letters, two in a word of eight.
 */
export function createSearch(documents: readonly SearchDocument[]): Search {
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ["title", "text"],
    processTerm: foldWord,
    searchOptions: {
      // A legal text holds many words; whoever looks for one of them mostly means something else.
      boostDocument: (id) => (documents[id]?.kind === "legal" ? 0.3 : 1),
      prefix: true,
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));

  return (query) => {
    const withAllWords = index.search(query, { combineWith: "AND" });
    const found = withAllWords.length > 0 ? withAllWords : index.search(query);
    return found.flatMap(({ id, terms }) => {
      const document = documents[id];
      return document ? [{ ...document, words: new Set(terms) }] : [];
    });
  };
}
