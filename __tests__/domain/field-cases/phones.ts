import { acceptAs, blankTexts, refuseWith, type FieldCases, invisibleMarks } from "./field-case";

const number = "9876543210";

export const contactPhones: FieldCases = {
  form: "contact-enquiry",
  field: "phone",
  accepted: [
    ...acceptAs(number, ...invisibleMarks.map((mark) => `${mark}98765${mark}43210${mark}`)),
    // From contacts, chats, PDFs and pages.
    ...acceptAs(
      number,
      "\r\n9876543210\n",
      "98765\t43210",
      "98765\u00a0432\u202f10",
      "98765\u221243210",
    ),
    ...acceptAs(number, "(98765) 432-10", "[98765].43210", "（98765）43210", "98765–43210"),
    // Browsers fill numbers in with a trunk 0, the company's own calling code, or both.
    ...acceptAs(number, "09876543210", "+919876543210", "919876543210", "00919876543210"),
    ...acceptAs(number, "+91 (0)98765 43210", "0919876543210"),
    ...acceptAs(number, "०९८७६५४३२१०", "＋９１９８７６５４３２１０"),
    // Digits of other keyboards.
    ...acceptAs(number, "९८७६५४३२१०", "٩٨٧٦٥٤٣٢١٠", "۹۸۷۶۵۴۳۲۱۰", "৯৮৭৬৫৪৩২১০", "𝟵𝟴𝟳𝟲𝟱𝟰𝟯𝟮𝟭𝟬"),
    ...acceptAs("0123456789", "0123456789", "00123456789"),
  ],
  refused: [
    ...refuseWith("required", ...blankTexts, "()"),
    ...refuseWith("invalid", "987654321", "98765432101"),
    // Another country's code, a repeated one, and a number that is too short behind one.
    ...refuseWith("invalid", "+449876543210", "+91919876543210", "+91987654321", "+9876543210"),
    ...refuseWith(
      "invalid",
      "98765/43210",
      "987654321O",
      "9876543210 9876543210",
      "9876543210;ext=5",
    ),
    ...refuseWith("invalid", "98765\n43210", "٩٨٧٦٥٤٣٢١", "Phone 9876543210", "½876543210"),
  ],
};

export const appointmentPhones: FieldCases = {
  form: "expert-appointment",
  field: "phone",
  accepted: [
    ...acceptAs("", ...blankTexts),
    ...acceptAs("+919876543210", "+91 98765 43210", "+91-(98765)-43210", "＋91.98765.43210"),
    ...acceptAs("9719876543210", "971 98765 43210"),
  ],
  refused: refuseWith("invalid", number, `+${number}`, `++91${number}`, `1234${number}`, "x", "+"),
};
