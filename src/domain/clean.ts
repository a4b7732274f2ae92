import { decodeAddress } from "../lib/addresses";

/** Scripts whose letters change before a joiner or a selector. */
const joiningScripts =
  "Arab Syrc Nkoo Adlm Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt"
    .split(" ")
    .map((script) => `\\p{scx=${script}}`)
    .join("");

/** A letter with the one mark that its spelling needs: Persian and Malayalam names have joiners, Japanese ones selectors. */
const spelled =
  `(?!\\p{DI})(?=[\\p{L}\\p{M}])[${joiningScripts}][\\p{Join_C}\\p{VS}]` + `|\\p{sc=Han}\\p{VS}`;

/** An emoji of several characters, such as a family, a heart in colour or the flag of Wales. */
const emoji =
  "\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{3,6}\\u{e007f}" +
  "|\\p{Emoji}\\p{EMod}?[\\ufe0e\\ufe0f]?(?:\\u200d(?=\\p{ExtPict}))?";

/** Prints nothing, or only where a text has its image: ignorable, control and half characters, an empty note. */
const unseen = "\\p{DI}\\p{Cs}\\p{NChar}\\ufff9-\\ufffc\\u{1d159}";
const control = "[^\\P{Cc}\\t\\r\\n]";

const lineMarks = new RegExp(`(${spelled})|[${unseen}\\p{Cf}]|${control}`, "gu");
const textMarks = new RegExp(`(${emoji}|${spelled})|[${unseen}]|${control}`, "gu");
const seen = new RegExp(`[^\\s\\p{Cc}\\p{Cf}\\u2800${unseen}]`, "u");

/** Takes what nobody sees out of the text of a single line, and blanks at both ends. Tabs become spaces, line breaks stay. */
export function cleanLine(text: string): string {
  return text
    .replace(/[\t\v\f\x85\u2028\u2029\u2800]/g, " ")
    .replace(lineMarks, "$1")
    .trim();
}

/** The same for a text of several lines, in which emoji stay whole. What ends lines elsewhere becomes a line break. */
export function cleanText(text: string): string {
  return text.replace(/\r(?!\n)|[\v\f\x85\u2028\u2029]/g, "\n").replace(textMarks, "$1");
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
  const [, target] = /^(?:mailto|tel|callto|sms):(?:\/\/)?([^?]*)/i.exec(text) ?? [];
  return target === undefined ? text : cleanLine(decodeAddress(target));
}
