import { contactEnquiry, type ContactEnquiry } from "../../src/domain/contact-enquiry";
import { emptyValues, normalize, validate } from "../../src/domain/form";

const filled: ContactEnquiry = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  option: "Strategy",
  messages: "We grow, and would like to grow well.",
};

const violationOf = (field: keyof ContactEnquiry, text: string) =>
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

it("reports only the field that is wrong", () => {
  expect(validate(contactEnquiry, { ...filled, phone: "1" })).toEqual({
    phone: "invalid",
  });
});

it.each<[keyof ContactEnquiry, string, string]>([
  ["name", "", "required"],
  ["name", "  \t ", "required"],
  ["email", "", "required"],
  ["email", "asha", "invalid"],
  ["email", "asha@example", "invalid"],
  ["email", "@example.com", "invalid"],
  ["email", "asha@.com", "invalid"],
  ["email", "asha@example.", "invalid"],
  ["email", "asha@@example.com", "invalid"],
  ["email", "as ha@example.com", "invalid"],
  ["email", " asha@example.com", "invalid"],
  ["email", "asha@example.com\n", "invalid"],
  ["phone", "", "required"],
  ["phone", "987654321", "invalid"],
  ["phone", "98765432101", "invalid"],
  ["phone", "+919876543210", "invalid"],
  ["phone", "98765\t43210", "invalid"],
  ["phone", "98765/43210", "invalid"],
  ["phone", " ", "required"],
  ["phone", "९८७६५४३२१०", "invalid"],
  ["phone", "987654321O", "invalid"],
  ["phone", "9876543210\n", "invalid"],
  ["option", "", "required"],
  ["option", "Human Resources", "required"],
  ["option", "All Of The Above", "required"],
  ["messages", "", "required"],
  ["messages", " \n ", "required"],
])("refuses %s %j: %s", (field, text, violation) => {
  expect(violationOf(field, text)).toBe(violation);
});

it.each<[keyof ContactEnquiry, string]>([
  ["name", "O'Brien-Smith 3rd"],
  ["name", "山田太郎"],
  ["email", "a@b.c"],
  ["email", "first.last+tag@mail.example.consulting"],
  ["email", "用户@例子.公司"],
  ["phone", "0000000000"],
  ["phone", "98765 43210"],
  ["phone", "(98765) 432-10"],
  ["phone", "[98765].43210."],
  ["phone", "98765\u00a043\u2011210"],
  ["option", "Human Resource"],
  ["option", "Marketing"],
  ["option", "All of The above"],
  ["messages", "two\r\nlines\tand a tab"],
  ["messages", "👩🏽‍💻"],
])("accepts %s %j", (field, text) => {
  expect(violationOf(field, text)).toBeUndefined();
});

it("validates an e-mail address made to cause backtracking in no time", () => {
  const started = performance.now();
  // With backtracking these would take minutes.
  violationOf("email", `a@${".".repeat(300_000)} `);
  violationOf("email", "@".repeat(300_000));
  expect(performance.now() - started).toBeLessThan(5_000);
});

it("offers the specified options", () => {
  expect(contactEnquiry.fields.option.control).toHaveProperty("options", [
    "Strategy",
    "Human Resource",
    "Marketing",
    "All of The above",
  ]);
});
