/** Letters that Unicode does not take apart, as people write them who have no such key. */
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

// Firefox has it since version 125. Without it, a sentence without spaces is one word.
const segmenter =
  "Segmenter" in Intl ? new Intl.Segmenter(undefined, { granularity: "word" }) : undefined;

/** Returns the words of a text without case, accents, ligatures and the full width of East Asian keyboards. */
export function wordsOf(text: string): string[] {
  // A segmenter leaves some words together that a sign joins, such as "it's".
  const runs = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return runs.flatMap(partsOf).map(fold).filter(Boolean);
}

/** The words of Chinese, Japanese or Thai, which have no spaces between them. */
const partsOf = (run: string) =>
  segmenter && !/^[\p{Script=Latin}\p{N}]*$/u.test(run)
    ? Array.from(segmenter.segment(run), ({ segment }) => segment)
    : [run];

const fold = (word: string) =>
  word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter);
