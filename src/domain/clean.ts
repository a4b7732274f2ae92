import { decodeAddress } from "../lib/addresses";

/** A letter with the one mark that its spelling needs: Persian and Malayalam names have joiners, Japanese ones selectors. */
const spelled = "(?!\\p{DI})[\\p{L}\\p{M}][\\p{Join_C}\\p{VS}]";

/** Prints nothing: fillers and formats, half a character, the place of an object. */
const unseen = "\\p{DI}\\p{Cf}\\p{Cs}\\ufffc";
const control = "[^\\P{Cc}\\t\\r\\n]";

const lineMarks = new RegExp(`(${spelled})|[${unseen}]|${control}`, "gu");
const textMarks = new RegExp(`[\\p{Bidi_C}\\p{Cs}]|${control}`, "gu");
const seen = new RegExp(`[^\\s\\p{Cc}\\u2800${unseen}]`, "u");

/** Takes what nobody sees out of the text of a single line, and blanks at both ends. Tabs become spaces, line breaks stay. */
export function cleanLine(text: string): string {
  return text
    .replace(/[\t\v\f\x85\u2028\u2029\u2800]/g, " ")
    .replace(lineMarks, "$1")
    .trim();
}

/** Takes out of a text of several lines what turns it around and what a terminal obeys. What ends lines elsewhere becomes a line break. */
export function cleanText(text: string): string {
  return text.replace(/\r(?!\n)|[\v\f\x85\u2028\u2029]/g, "\n").replace(textMarks, "");
}

/** Whether anything of a text can be seen. */
export function isSeen(text: string): boolean {
  return seen.test(text);
}

/** Takes off quotes, brackets and punctuation around an address or a number, as they come with a copied sentence or list. */
export function withoutEdges(text: string): string {
  return text
    .replace(/^[\s"'`\u2018-\u201f\u00ab\u00bb\u2039\u203a\u3008-\u3011<([{]+/, "")
    .replace(
      /[\s"'`\u2018-\u201f\u00ab\u00bb\u2039\u203a\u3008-\u3011>)\]},.;:!?\u3001\u3002]+$/,
      "",
    );
}

/** Returns what a copied link leads to: `mailto:a@b.example?subject=x` to `a@b.example`. Other text stays. */
export function withoutScheme(text: string): string {
  const [, target] = /^(?:mailto|tel):(?:\/\/)?([^?]*)/i.exec(text) ?? [];
  return target === undefined ? text : cleanLine(decodeAddress(target));
}
