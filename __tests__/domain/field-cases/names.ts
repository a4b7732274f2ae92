import { all, each, type FieldCases, unchanged, unseen } from "./field-case";

/** Spelled with joiners or selectors: Persian, Malayalam, Sinhala, Marathi, Bengali, Japanese. */
const spelled = [
  "نرگس\u200cخاتون",
  "മോഹന്\u200d",
  "ශ්\u200dරී",
  "र्\u200dयाम",
  "র\u200d্যাব",
  "葛\u{e0100}城",
];

const cleaned = all(
  "Asha Rao",
  ...unseen.map((mark) => `${mark}As${mark}ha Rao${mark}`),
  ...["  Asha Rao  ", "Asha Rao\n", "\r\nAsha Rao", "Asha\tRao", "Asha\u000bRao", "Asha\u2028Rao"],
  ...[
    "Asha\u2800Rao",
    "\u202eAsha Rao",
    "\u2067Asha\u2069 Rao",
    "Asha\u200b\u200b Rao",
    "Asha\u0085Rao",
  ],
  ...["As\ud800ha Rao", "\ufeffAsha Rao", "Asha Rao\u2028"],
);

const blank = [
  "",
  "  \t ",
  "\u3164",
  "\u200b\u2800",
  "\u115f\u1160",
  "\u034f",
  "\ufe0f",
  "\u{e0041}",
  "\u2069",
];

export const contactNames: FieldCases = {
  form: "contact-enquiry",
  field: "name",
  rule: "any",
  accepted: [
    ...cleaned,
    ...unchanged(
      ...spelled,
      "O'Brien-Smith 3rd",
      "山田\u3000太郎",
      "José",
      "Jose\u0301",
      "=?utf-8?q?Boss?=",
    ),
    ...all("oahsA", "\u202eoahsA\u202c"),
    ...all("نرگس\u200cخاتون", "نرگس\u200c\u200c\u200dخاتون"),
  ],
  refused: each("required", ...blank),
};

export const appointmentNames: FieldCases = {
  form: "expert-appointment",
  field: "name",
  rule: "letters",
  accepted: [
    ...cleaned,
    ...unchanged(...spelled, "José Ñandú", "Jose\u0301", "आशा राव", "山田\u3000太郎"),
  ],
  refused: [
    ...each("required", ...blank),
    ...each("invalid", "Asha 2", "O'Brien", "Asha\nRao", "Asha\rRao", "\u0301", "=?utf-8?q?Boss?="),
  ],
};
