/**
 * What people type and paste into one field of a form. To add a case, add a line: a text as it arrives, and the text that is
 * then checked, sent and stored; or, among the refused, the key of its message.
 */
export interface FieldCases {
  form: "contact-enquiry" | "expert-appointment";
  field: string;
  accepted: readonly (readonly [typed: string, sent: string])[];
  refused: readonly (readonly [typed: string, violation: string])[];
}

/** Texts that are accepted and sent unchanged. */
export const acceptUnchanged = (...texts: string[]) => texts.map((text) => [text, text] as const);

/** Texts that are accepted, and all sent as the same text. */
export const acceptAs = (sent: string, ...texts: string[]) =>
  texts.map((typed) => [typed, sent] as const);

/** Texts that are refused with the same message. */
export const refuseWith = (violation: string, ...texts: string[]) =>
  texts.map((typed) => [typed, violation] as const);

/** Invisible characters, such as come with texts copied from pages, chats, contacts and PDFs. */
export const invisibleMarks = Array.from(
  "\u00ad\u034f\u061c\u115f\u180e\u200b\u200e\u200f\u202a\u202c\u202d\u202e\u2060\u2063\u2068\u2069" +
    "\u3164\ufeff\uffa0\ufffb\ufffc\0\u0007\u001b\u007f\u0086\u{e0041}\u{1bca0}",
);

/** Texts without a visible character. */
export const blankTexts = [
  "",
  " ",
  "\t\u00a0",
  "\u200b",
  "\u3164",
  "\u2800",
  "\ufe0f\u200d",
  "\u202e",
];
