import { table } from "./bad-content";

/** Texts that no visitor should see. */
export const badTexts = table(String.raw`
testimonials.json items[0].quote
zero-width characters only || "${"\u200B\u2060\uFEFF"}" || expected some text, got …
half of a character || "Good \ud83d work" || expected visible characters and \n, got U+D83D, half of a character: type it again
a control character || "Good\u0008 work" || expected visible characters and \n, got U+0008, a control character: delete it
a tab || "Good\twork" || expected visible characters and \n, got U+0009, a control character: delete it
a mark that reverses the text || "Good \u202E work" || expected visible characters and \n, got U+202E, a mark of direction: delete it
a byte-order mark || "Good\uFEFF work" || expected visible characters and \n, got U+FEFF, a byte-order mark: delete it
a lost character || "Good \uFFFD work" || expected visible characters and \n, got U+FFFD, the sign of a lost character: type it again
a private character || "Good \uF8FF work" || expected visible characters and \n, got U+F8FF, which no font here has: delete it
a private character of another plane || "Good ${"\u{F0001}"} work" || expected visible characters and \n, got U+F0001, which no font here has: delete it
a template || "Good ${"${name}"} work" || expected words, or a placeholder in single braces, got "${"${name}"}"
a template || "Good {{name}} work" || expected words, or a placeholder in single braces, got "{{name}}"
a text read in another encoding || "CafÃ©" || expected letters, got "Ã©", as from another encoding: type it again
a text read in another encoding || "Ã${"\u00A0"} la carte" || expected letters, got "Ã${"\u00A0"}", as from another encoding: type it again
a text read in another encoding || "Weâ€™re there" || expected letters, got "â€™", as from another encoding: type it again
a text read in another encoding || "20Â°" || expected letters, got "Â°", as from another encoding: type it again
a text read in another encoding || "Good ðŸ˜€" || expected letters, got "ðŸ˜", as from another encoding: type it again
a line break of a file, typed in the CMS || "One.\\nTwo." || expected Enter in the CMS or one \n in the file, got a backslash and an n
labels.json rating
two braces around a placeholder || "{{rating}} of 5" || expected words, or a placeholder in single braces, got "{{rating}}"
`);
