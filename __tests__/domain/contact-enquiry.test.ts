import { contactEnquiry } from "../../src/domain/contact-enquiry";
import { emptyValues, normalize, validate } from "../../src/domain/form";

const filled = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  option: "Strategy",
  messages: "We grow, and would like to grow well.",
};

const violationOf = (field: keyof typeof filled, text: string) =>
  validate(contactEnquiry, normalize(contactEnquiry, { ...filled, [field]: text }))[field];

it("accepts a completed form", () => {
  expect(validate(contactEnquiry, filled)).toEqual({});
});

it("reports every field of an empty form", () => {
  expect(validate(contactEnquiry, emptyValues(contactEnquiry))).toEqual({
    name: "required",
    email: "required",
    phone: "required",
    option: "required",
    messages: "required",
  });
});

it("sends the digits of a phone number, and everything else as it was typed", () => {
  const typed = { ...filled, name: "A. (B) - C", phone: "98765 432-10" };
  expect(normalize(contactEnquiry, typed)).toEqual({ ...typed, phone: "9876543210" });
});

it.each<[keyof typeof filled, string, string[]]>([
  ["name", "required", ["", "  \t "]],
  ["email", "required", [""]],
  [
    "email",
    "invalid",
    [
      ...["asha", "asha@example", "@example.com", "asha@.com", "asha@example."],
      ...["asha@@example.com", "as ha@example.com", " asha@example.com"],
      ...["asha@example.com\n"],
    ],
  ],
  ["phone", "required", ["", " "]],
  [
    "phone",
    "invalid",
    [
      ...["987654321", "98765432101", "+919876543210", "98765\t43210", "98765/43210"],
      ...["९८७६५४३२१०", "987654321O", "9876543210\n"],
    ],
  ],
  ["option", "required", ["", "Human Resources", "All Of The Above"]],
  ["messages", "required", ["", " \n "]],
])("refuses %s as %s: %j", (field, violation, texts) => {
  expect(texts.map((text) => [text, violationOf(field, text)])).toEqual(
    texts.map((text) => [text, violation]),
  );
});

it.each<[keyof typeof filled, string[]]>([
  ["name", ["O'Brien-Smith 3rd", "山田太郎"]],
  ["email", ["a@b.c", "first.last+tag@mail.example.consulting", "用户@例子.公司"]],
  [
    "phone",
    [
      ...["0000000000", "98765 43210", "(98765) 432-10", "[98765].43210."],
      ...["98765\u00a043\u2011210"],
    ],
  ],
  ["option", ["Human Resource", "Marketing", "All of The above"]],
  ["messages", ["two\r\nlines\tand a tab", "👩🏽‍💻"]],
])("accepts %s: %j", (field, texts) => {
  expect(texts.filter((text) => violationOf(field, text) !== undefined)).toEqual([]);
});

it("validates an e-mail address made to cause backtracking in no time", () => {
  const started = performance.now();
  // With backtracking these would take minutes.
  violationOf("email", `a@${".".repeat(300_000)} `);
  violationOf("email", "@".repeat(300_000));
  expect(performance.now() - started).toBeLessThan(5_000);
});
