/** Letters that Unicode does not decompose, and what people write who have no key for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  ŧ: "t",
};

let segmenter: Intl.Segmenter | undefined;

/** Returns the words of a text without case, accents, ligatures and the full width of East Asian keyboards. */
export function wordsOf(text: string): string[] {
  // A segmenter leaves some words together that a sign joins, such as "it's".
  const runs = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return runs.flatMap(partsOf).map(fold).filter(Boolean);
}

/** The words of Chinese, Japanese or Thai, which have no spaces between them. */
function partsOf(run: string): string[] {
  // Firefox has it since version 125. Without it, a sentence without spaces is one word.
  if (!("Segmenter" in Intl) || /^[\p{Script=Latin}\p{N}]*$/u.test(run)) return [run];
  // Not before it is needed: a slow phone is busy with it for a tenth of a second.
  // oxlint-disable-next-line syntax/no-restricted-properties -- It is there, see above.
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

const fold = (word: string) =>
  word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter);
