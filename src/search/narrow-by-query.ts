import { foldWord } from "./search-words";

/**
 * The items whose words begin with every word of a query. All of them where the query is empty or
 * fits none: a list that is narrowed to nothing helps nobody.
 */
export function narrowByQuery<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return items;
  const fitting = items.filter((item) => {
    const words = wordsOf(textOf(item));
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  return fitting.length > 0 ? fitting : items;
}

function wordsOf(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
