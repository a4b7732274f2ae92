import type { BadContent } from "./bad-content";

const quote = (fault: string, escaped: string, says: string): BadContent => ({
  fault,
  file: "testimonials.json",
  pattern: /("quote": )"[^"]*"/,
  replacement: `$1¦"${escaped.replaceAll("$", "$$$$")}"`,
  says: ` items[0].quote: expected ${says}`,
});

const character = (fault: string, escaped: string, got: string) =>
  quote(fault, escaped, `visible characters and \\n, got ${got}`);

const template = (found: string) =>
  quote(
    `the template ${found}`,
    `Good ${found} work`,
    `words, or a placeholder in single braces, got "${found}"`,
  );

const misread = (text: string, found: string) =>
  quote(
    `"${text}", read in another encoding`,
    text,
    `letters, got "${found}", as from another encoding: type it again`,
  );

/** Texts that no visitor should see. */
export const badTexts: readonly BadContent[] = [
  quote("zero-width characters only", "\u200B\u2060\uFEFF", 'some text, got "\u200B\u2060\uFEFF"'),
  character(
    "half of a character",
    "Good \\ud83d work",
    "U+D83D, half of a character: type it again",
  ),
  character("a control character", "Good\\u0008 work", "U+0008, a control character: delete it"),
  character("a tab", "Good\\twork", "U+0009, a control character: delete it"),
  character(
    "a mark that reverses the text",
    "Good \u202E work",
    "U+202E, a mark of direction: delete it",
  ),
  character("a byte-order mark", "Good\uFEFF work", "U+FEFF, a byte-order mark: delete it"),
  character(
    "a lost character",
    "Good \uFFFD work",
    "U+FFFD, the sign of a lost character: type it again",
  ),
  character("a private character", "Good \uF8FF work", "U+F8FF, which no font here has: delete it"),
  character(
    "a private character of another plane",
    "Good \u{F0001} work",
    "U+F0001, which no font here has: delete it",
  ),
  template("${name}"),
  template("{{name}}"),
  misread("CafÃ©", "Ã©"),
  misread("Ã\u00A0 la carte", "Ã\u00A0"),
  misread("Weâ€™re there", "â€™"),
  misread("20Â°", "Â°"),
  misread("Good ðŸ˜€", "ðŸ˜"),
  quote(
    "a line break of a file, typed in the CMS",
    "One.\\\\nTwo.",
    "Enter in the CMS or one \\n in the file, got a backslash and an n",
  ),
  {
    fault: "two braces around a placeholder",
    file: "labels.json",
    pattern: /("rating": )"[^"]*"/,
    replacement: '$1¦"{{rating}} of 5"',
    says: ' rating: expected words, or a placeholder in single braces, got "{{rating}}"',
  },
];
