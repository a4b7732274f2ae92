import {
  acceptAs,
  blankTexts,
  refuseWith,
  type FieldCases,
  acceptUnchanged,
  invisibleMarks,
} from "./field-case";

/** Spelled with joiners or selectors: Persian, Malayalam, Sinhala, Marathi, Japanese. */
const spelled = ["نرگس\u200cخاتون", "മോഹന്\u200d", "ශ්\u200dරී", "र्\u200dयाम", "葛\u{e0100}城"];

const cleaned = [
  ...acceptAs("Asha Rao", ...invisibleMarks.map((mark) => `${mark}As${mark}ha Rao${mark}`)),
  ...acceptAs(
    "Asha Rao",
    "  Asha Rao \n",
    "\r\nAsha Rao",
    "Asha\tRao",
    "Asha\u2028Rao",
    "As\ud800ha Rao",
  ),
  ...acceptAs("نرگس\u200cخاتون", "نرگس\u200c\u200c\u200dخاتون"),
];

export const contactNames: FieldCases = {
  form: "contact-enquiry",
  field: "name",
  accepted: [
    ...cleaned,
    ...acceptUnchanged(...spelled, "O'Brien-Smith 3rd", "山田\u3000太郎", "José", "Jose\u0301"),
  ],
  refused: refuseWith("required", ...blankTexts),
};

export const appointmentNames: FieldCases = {
  form: "expert-appointment",
  field: "name",
  accepted: [
    ...cleaned,
    ...acceptUnchanged(...spelled, "José Ñandú", "Jose\u0301", "आशा राव", "山田\u3000太郎"),
  ],
  refused: [
    ...refuseWith("required", ...blankTexts),
    ...refuseWith("invalid", "Asha 2", "O'Brien", "Asha\nRao", "\u0301", "=?utf-8?q?Boss?="),
  ],
};
