import { all, each, type FieldCases, unchanged, unseen } from "./field-case";

export const messages: FieldCases = {
  form: "contact-enquiry",
  field: "messages",
  accepted: [
    ...all("We grow.", ...unseen.map((mark) => `${mark}We gr${mark}ow.${mark}`)),
    ...unchanged(
      "two\r\nlines\tand a tab",
      "  indented\n",
      "two\n\nparagraphs\n",
      "a\u00a0b",
      "⠁⠎⠓⠁⠀⠗⠁⠕",
    ),
    // Emoji stay whole.
    ...unchanged("👩🏽‍💻", "❤️", "❤️‍🔥", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴‍☠️", "1️⃣", "🐈‍⬛", "🇮🇳", "☺︎", "🏃🏽‍♀️‍➡️"),
    ...unchanged("🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"),
    // So do scripts that need joiners, or selectors.
    ...unchanged("می\u200cخواهم", "മോഹന്\u200d ആണ്", "ශ්\u200dරී ලංකා", "क्\u200dष", "葛\u{e0100}"),
    // Other programs' line breaks.
    ...all("a\nb", "a\rb", "a\u000bb", "a\u000cb", "a\u2028b", "a\u2029b", "a\u0085b"),
    // Directions that turn text around, and words hidden in tags.
    ...all(
      "Pay 001",
      "\u202ePay 001\u202c",
      "\u2066Pay\u2069 001",
      "Pay\u{e0048}\u{e0069}\u{e007f} 001",
    ),
  ],
  refused: each(
    "required",
    ...[
      "",
      " \n ",
      "\u200b\u2800",
      "\u3164",
      "\u200d",
      "\ufe0f\u200d",
      "\u00ad\r\n\u2060",
      "\u202e",
    ],
    ...["\u{1d159}", "\ufffc", "\u2800\u2800", "\u180e\t"],
  ),
};
