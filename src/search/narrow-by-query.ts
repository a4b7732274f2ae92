import { splitWords } from "./split-words";

/** Returns the items that have a word starting with each word of the query, or all if none has. */
export function narrowByQuery<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const queryWords = splitWords(query);
  const matches = items.filter((item) => {
    const words = splitWords(textOf(item));
    return queryWords.every((start) => words.some((word) => word.startsWith(start)));
  });
  return matches.length > 0 ? matches : items;
}
