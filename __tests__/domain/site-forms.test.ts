import { contactEnquiry, expertAppointment } from "../../src/domain/site-forms";
import {
  type FormDefinition,
  initialValues,
  type NamedRule,
  normalize,
  validate,
} from "../../src/domain/form-definition";
import { namedRules } from "../../src/domain/rules";
import * as samples from "../server/support/samples";

/** The specified choices and rules, whatever content has today. */
const options = (...values: string[]) => values.map((value) => ({ value }));
const enquiryControls = [
  { name: "name", rule: "any" },
  { name: "email", rule: "any" },
  { name: "phone", rule: "ten digits" },
  {
    name: "option",
    options: options("Strategy", "Human Resource", "Marketing", "All of The above"),
  },
];
const appointmentControls = [
  { name: "name", rule: "letters" },
  { name: "email", rule: "2 to 4" },
  { name: "phone", rule: "country code and ten digits" },
  { name: "time", initial: "30 Min", options: options("Time", "30 Min") },
  {
    name: "service",
    initial: "Select Services",
    options: options(
      ...["Select Services", "Strategy", "Human Resources", "Marketing", "All Of The Above"],
    ),
  },
];
const enquiry = { ...samples.enquiry, phone: "9876543210", option: "Strategy" };
const appointment = {
  ...samples.appointment,
  phone: "+919876543210",
  time: "30 Min",
  service: "Strategy",
};
const controlsOf = (form: FormDefinition) =>
  form === contactEnquiry ? enquiryControls : appointmentControls;

it.each([
  ["contact enquiry", contactEnquiry, enquiry, ["name", "email", "phone", "option", "messages"]],
  ["appointment", expertAppointment, appointment, ["date", "service", "name", "email"]],
])("%s: a completed form is accepted, and an empty one lacks what is required", (...row) => {
  const [, form, filled, required] = row;
  expect(validate(form, controlsOf(form), filled)).toEqual({});
  const missing = Object.fromEntries(required.map((name) => [name, "required"]));
  expect(validate(form, controlsOf(form), initialValues(form, controlsOf(form)))).toEqual(missing);
});

it("sends the digits of a phone number", () => {
  const typed = { ...enquiry, name: "A. (B) - C", phone: "98765 432-10" };
  expect(normalize(contactEnquiry, typed)).toEqual({ ...typed, phone: "9876543210" });
});

/** The violations of a field, if each of these texts is its value. */
function violationsOf(form: FormDefinition, field: string, texts: readonly string[]) {
  const filled = form === contactEnquiry ? enquiry : appointment;
  return texts.map((text) => {
    const values = normalize(form, { ...filled, [field]: text });
    return validate(form, controlsOf(form), values)[field];
  });
}

describe("a named rule for customers of any country", () => {
  const passes = ({ rule }: NamedRule, text: string) => rule.every(([isValid]) => isValid(text));

  it.each(["0612345678", "+31612345678", "912345678", "+35312345678", "12345", "0031201234567"])(
    "takes the phone number %s",
    (number) => {
      expect(passes(namedRules.phone.international, number)).toBe(true);
    },
  );

  it.each(["1234", "1234567890123456", "call me", "+", "06123+45678"])("refuses %s", (number) => {
    expect(passes(namedRules.phone.international, number)).toBe(false);
  });

  it("takes any name and any last part of an e-mail address", () => {
    for (const name of ["Anne-Marie", "van 't Hoff", "O'Brien"]) {
      expect(passes(namedRules.name.any, name)).toBe(true);
    }
    expect(passes(namedRules.email.any, "info@kapper.amsterdam")).toBe(true);
    expect(passes(namedRules.email["2 to 4"], "info@kapper.amsterdam")).toBe(false);
  });
});

it("refuses a form whose content names no rule of a field", () => {
  expect(() => validate(contactEnquiry, [{ name: "phone", rule: "none" }], enquiry)).toThrow(
    "No rule of a field",
  );
});

describe("the contact enquiry", () => {
  it.each<[keyof typeof enquiry, string, string[]]>([
    ["name", "required", ["", "  \t "]],
    ["email", "required", [""]],
    [
      "email",
      "invalid",
      [
        ...["asha", "asha@example", "@example.com", "asha@.com", "asha@example."],
        ...["asha@@example.com", "as ha@example.com"],
      ],
    ],
    ["phone", "required", ["", " "]],
    [
      "phone",
      "invalid",
      [...["987654321", "98765432101", "+919876543210", "98765/43210", "987654321O"]],
    ],
    ["option", "required", ["", "Human Resources", "All Of The Above"]],
    ["messages", "required", ["", " \n "]],
  ])("refuses %s as %s: %j", (field, violation, texts) => {
    expect(violationsOf(contactEnquiry, field, texts)).toEqual(texts.map(() => violation));
  });

  it.each<[keyof typeof enquiry, string[]]>([
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
    expect(violationsOf(contactEnquiry, field, texts)).toEqual(texts.map(() => undefined));
  });

  it("is not slowed by an e-mail address made to cause backtracking", () => {
    // With backtracking these would take minutes.
    const texts = [`a@${".".repeat(300_000)} `, "@".repeat(300_000)];
    expect(violationsOf(contactEnquiry, "email", texts)).toEqual(["invalid", "invalid"]);
  });
});

describe("the appointment", () => {
  it.each<[keyof typeof appointment, string, string[]]>([
    ["name", "required", ["", "   "]],
    ["name", "invalid", ["Asha 2", "O'Brien", "Asha\nRao", "\u0301"]],
    ["email", "required", [""]],
    [
      "email",
      "invalid",
      [...["asha", "asha@example.c", "asha@example.consulting", "as ha@example.com"]],
    ],
    ["phone", "invalid", ["9876543210", "+9876543210", "12349876543210", "++919876543210"]],
    ["date", "required", ["", "tomorrow", "2026-02-31", "2026-13-01", "01/12/2026"]],
    ["service", "required", ["Select Services", "", "Human Resource"]],
  ])("refuses %s as %s: %j", (field, violation, texts) => {
    expect(violationsOf(expertAppointment, field, texts)).toEqual(texts.map(() => violation));
  });

  it.each<[keyof typeof appointment, string[]]>([
    ["name", ["José Ñandú", "Jose\u0301", "आशा राव", "نرگس\u200cخاتون", "山田\u3000太郎"]],
    ["email", ["a@b.co", "a@b.info", "a@b.c1", "a@b.公司"]],
    [
      "phone",
      [
        ...["19876543210", "+19876543210", "9719876543210", "+9719876543210"],
        ...["+91 (98765) 432-10", "91.98765.43210", " "],
      ],
    ],
    ["date", ["2028-02-29"]],
    ["service", ["Strategy", "Marketing", "All Of The Above"]],
  ])("accepts %s: %j", (field, texts) => {
    expect(violationsOf(expertAppointment, field, texts)).toEqual(texts.map(() => undefined));
  });
});
