/**
 * What people type and paste into one field of a form. To add a case, add a line: a text as it arrives, and the text that is
 * then checked, sent and stored; or, among the refused, the key of its message.
 */
export interface FieldCases {
  form: "contact-enquiry" | "expert-appointment";
  field: string;
  /** The named rule that decides, where the field has some; content may have chosen another. */
  rule?: string;
  accepted: readonly (readonly [typed: string, sent: string])[];
  refused: readonly (readonly [typed: string, violation: string])[];
}

/** Texts that are sent as they are. */
export const unchanged = (...texts: string[]) => texts.map((text) => [text, text] as const);

/** Texts that all arrive as the same. */
export const all = (sent: string, ...texts: string[]) =>
  texts.map((typed) => [typed, sent] as const);

/** Texts that are all refused with the same message. */
export const each = (violation: string, ...texts: string[]) =>
  texts.map((typed) => [typed, violation] as const);

/** Marks that print nothing. */
export const unseen = [
  ...Array.from(
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180e\u200b\u200c\u200d\u200e\u200f",
  ),
  ...Array.from(
    "\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2064\u2066\u2067\u2068\u2069\u206a\u206f",
  ),
  ...Array.from(
    "\u3164\ufe00\ufe0e\ufe0f\ufeff\uffa0\ufff9\ufffa\ufffb\ufffc\0\u0007\u001b\u007f\u0086",
  ),
  ...["\u{1d159}", "\u{1d173}", "\u{e0001}", "\u{e0041}", "\u{e007f}", "\u{e0100}", "\u{1bca0}"],
];
