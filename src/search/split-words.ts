/** Letters that Unicode does not decompose, and how people without such a key type them. */
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

/** Splits a text into words, in lower case and without accents, ligatures or full-width letters. */
export function splitWords(text: string): string[] {
  // Split at punctuation first, because a segmenter would keep words such as "it's" together.
  const runs = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return runs.flatMap(splitRun).map(fold).filter(Boolean);
}

/** Splits Chinese, Japanese or Thai, which have no spaces between words. */
function splitRun(run: string): string[] {
  // Firefox before version 125 has no segmenter: there, a sentence without spaces is one word.
  if (!("Segmenter" in Intl) || /^[\p{Script=Latin}\p{N}]*$/u.test(run)) return [run];
  // Created when first needed, which takes a slow phone a tenth of a second.
  // oxlint-disable-next-line syntax/no-restricted-properties -- checked above
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

const fold = (word: string) =>
  word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter);
