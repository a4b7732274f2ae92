import { all, blank, each, type FieldCases, unchanged, unseen } from "./field-case";

/** Spelled with joiners or selectors: Persian, Malayalam, Sinhala, Marathi, Japanese. */
const spelled = ["نرگس\u200cخاتون", "മോഹന്\u200d", "ශ්\u200dරී", "र्\u200dयाम", "葛\u{e0100}城"];

const cleaned = [
  ...all("Asha Rao", ...unseen.map((mark) => `${mark}As${mark}ha Rao${mark}`)),
  ...all(
    "Asha Rao",
    "  Asha Rao \n",
    "\r\nAsha Rao",
    "Asha\tRao",
    "Asha\u2028Rao",
    "As\ud800ha Rao",
  ),
  ...all("نرگس\u200cخاتون", "نرگس\u200c\u200c\u200dخاتون"),
];

export const contactNames: FieldCases = {
  form: "contact-enquiry",
  field: "name",
  accepted: [
    ...cleaned,
    ...unchanged(...spelled, "O'Brien-Smith 3rd", "山田\u3000太郎", "José", "Jose\u0301"),
  ],
  refused: each("required", ...blank),
};

export const appointmentNames: FieldCases = {
  form: "expert-appointment",
  field: "name",
  accepted: [
    ...cleaned,
    ...unchanged(...spelled, "José Ñandú", "Jose\u0301", "आशा राव", "山田\u3000太郎"),
  ],
  refused: [
    ...each("required", ...blank),
    ...each("invalid", "Asha 2", "O'Brien", "Asha\nRao", "\u0301", "=?utf-8?q?Boss?="),
  ],
};
