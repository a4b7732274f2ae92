import { parseEdits } from "./bad-content";

const says = (code: string) =>
  `expected visible characters and \\n, got ${code}: delete it or type it again`;

/** Texts with characters that no page can show. */
export const badTexts = parseEdits(String.raw`
testimonials.json items[0].quote
zero-width characters only || "${"\u200B\u2060\uFEFF"}" || expected some text, got …
half of a character || "Good \ud83d work" || ${says("U+D83D")}
a control character || "Good\u0008 work" || ${says("U+0008")}
a mark that reverses the text || "Good \u202E work" || ${says("U+202E")}
a byte-order mark || "Good\uFEFF work" || ${says("U+FEFF")}
a lost character || "Good \uFFFD work" || ${says("U+FFFD")}
a private character || "Good \uF8FF work" || ${says("U+F8FF")}
a private character of another plane || "Good ${"\u{F0001}"} work" || ${says("U+F0001")}
`);
