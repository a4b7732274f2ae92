import { words } from "../../../setup/words";
import { parseEdits } from "./bad-content";

const { name } = words.company;

const says = (code: string) =>
  `expected visible characters and \\n, got ${code}: delete it or type it again`;

const cut = "expected at most 60 characters, search results cut longer ones, got";

/** Texts with characters that no page can show, or of which search results do not show the end. */
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
pages/home.json seo.title
a title that is too long || "${"x".repeat(61)}" || ${cut} 61
a title that is too long with the company's name || "${"x".repeat(60)}{company}" || ${cut} ${60 + name.length} with "${name}" in place of {company}
`);
