import { truncate } from "../lib/truncate";

/** What stands between words, as the search engine splits them. */
const gaps = /([\n\r\p{Z}\p{P}]+)/u;

/** A word without case and accents, in which form words are compared. */
export function foldWord(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export interface MarkedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in parts: the words that were found, and what stands between them. */
export function markWords(text: string, words: ReadonlySet<string>): MarkedPart[] {
  return text
    .split(gaps)
    .filter((part) => part !== "")
    .map((part) => ({ text: part, isMatch: words.has(foldWord(part)) }));
}

/**
 * The piece of a text around the first word that was found, else its beginning.
 * @param length the most characters of it
 */
export function excerpt(text: string, words: ReadonlySet<string>, length: number): string {
  const parts = text.split(gaps);
  const firstMatch = parts.findIndex((part) => words.has(foldWord(part)));
  const place = parts.slice(0, Math.max(firstMatch, 0)).join("").length;
  if (place < length * 0.6) return truncate(text, length);
  const start = text.indexOf(" ", place - Math.round(length / 3)) + 1;
  return `…${truncate(text.slice(start), length - 1)}`;
}
