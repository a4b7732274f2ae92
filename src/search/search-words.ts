import { truncate } from "../lib/truncate";

/** Separators between words, the same as MiniSearch uses. */
const gaps = /([\n\r\p{Z}\p{P}]+)/u;

/** Without case and accents. */
export function foldWord(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The part of a query that is searched: a whole pasted text would take seconds. */
export function firstWords(query: string): string {
  const words = query.trim().split(/\s+/, 8).join(" ");
  return Array.from(words.slice(0, 200)).slice(0, 100).join("");
}

export function markWords(text: string, words: ReadonlySet<string>) {
  return text.split(gaps).map((part) => ({ text: part, isMatch: words.has(foldWord(part)) }));
}

/** The sentence of a text with its first matching word and what follows, or its beginning, of at most this many characters. */
export function excerpt(text: string, words: ReadonlySet<string>, length: number): string {
  const parts = text.split(gaps);
  const firstMatch = parts.findIndex((part) => words.has(foldWord(part)));
  const offset = parts.slice(0, Math.max(firstMatch, 0)).join("").length;
  if (offset < length * 0.6) return truncate(text, length);
  const sentence = text.slice(0, offset).search(/(?<=[.!?] )[^.!?]*$/);
  if (sentence >= 0 && offset - sentence < length * 0.6)
    return truncate(text.slice(sentence), length);
  const start = text.indexOf(" ", offset - Math.round(length / 3)) + 1;
  return `…${truncate(text.slice(start), length - 1)}`;
}

/** Returns the items that have a word starting with each word of the query, or all if none has. */
export function narrowByQuery<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const wanted = wordsOf(firstWords(query));
  if (wanted.length === 0) return items;
  const matches = items.filter((item) => {
    const words = wordsOf(textOf(item));
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  return matches.length > 0 ? matches : items;
}

function wordsOf(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
