import { acceptAs, blankTexts, refuseWith, type FieldCases, acceptUnchanged } from "./field-case";

export const messages: FieldCases = {
  form: "contact-enquiry",
  field: "messages",
  accepted: [
    ...acceptUnchanged("two\r\nlines\tand a tab", "  indented\n", "a\u00a0b", "⠁⠎⠓⠁⠀⠗⠁⠕"),
    // Emoji, and scripts that need joiners or selectors, stay whole.
    ...acceptUnchanged("👩🏽‍💻❤️‍🔥👨‍👩‍👧‍👦1️⃣🇮🇳☺︎🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"),
    ...acceptUnchanged("می\u200cخواهم", "മോഹന്\u200d ആണ്", "ශ්\u200dරී ලංකා", "葛\u{e0100}"),
    // Other programs' line breaks.
    ...acceptAs("a\nb", "a\rb", "a\u000bb", "a\u000cb", "a\u2028b", "a\u2029b", "a\u0085b"),
    // Direction overrides, and control characters that terminals obey.
    ...acceptAs(
      "Pay 001",
      "\u202ePay 001\u202c",
      "\u2066Pay\u2069 001",
      "Pay\u001b \u0000001",
      "Pay 0\ud80001",
    ),
  ],
  refused: refuseWith("required", ...blankTexts, " \n ", "\u00ad\r\n\u2060", "\ufffc"),
};
