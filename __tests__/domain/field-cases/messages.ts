import { all, blank, each, type FieldCases, unchanged } from "./field-case";

export const messages: FieldCases = {
  form: "contact-enquiry",
  field: "messages",
  accepted: [
    ...unchanged("two\r\nlines\tand a tab", "  indented\n", "a\u00a0b", "⠁⠎⠓⠁⠀⠗⠁⠕"),
    // Emoji, and scripts that need joiners or selectors, stay whole.
    ...unchanged("👩🏽‍💻❤️‍🔥👨‍👩‍👧‍👦1️⃣🇮🇳☺︎🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"),
    ...unchanged("می\u200cخواهم", "മോഹന്\u200d ആണ്", "ශ්\u200dරී ලංකා", "葛\u{e0100}"),
    // Other programs' line breaks.
    ...all("a\nb", "a\rb", "a\u000bb", "a\u000cb", "a\u2028b", "a\u2029b", "a\u0085b"),
    // What turns a text around, and what a terminal obeys.
    ...all(
      "Pay 001",
      "\u202ePay 001\u202c",
      "\u2066Pay\u2069 001",
      "Pay\u001b \u0000001",
      "Pay 0\ud80001",
    ),
  ],
  refused: each("required", ...blank, " \n ", "\u00ad\r\n\u2060", "\ufffc"),
};
