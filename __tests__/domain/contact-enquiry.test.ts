import { contactEnquiry, type ContactEnquiry } from "../../src/domain/contact-enquiry";
import { emptyValues } from "../../src/domain/form";
import { validate } from "./support/in-words";

const filled: ContactEnquiry = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  option: "Strategy",
  messages: "We grow, and would like to grow well.",
};

const messageFor = (field: keyof ContactEnquiry, text: string) =>
  validate(contactEnquiry, { ...filled, [field]: text })[field];

it("accepts a completed form", () => {
  expect(validate(contactEnquiry, filled)).toEqual({});
});

it("reports every field of an empty form", () => {
  expect(validate(contactEnquiry, emptyValues(contactEnquiry))).toEqual({
    name: "Name is required",
    email: "Email is required",
    phone: "Phone is required",
    option: "Please choose an option",
    messages: "Messages are required",
  });
});

it("reports only the field that is wrong", () => {
  expect(validate(contactEnquiry, { ...filled, phone: "1" })).toEqual({
    phone: "Phone number must be 10 digits",
  });
});

it.each<[keyof ContactEnquiry, string, string]>([
  ["name", "", "Name is required"],
  ["name", "  \t ", "Name is required"],
  ["email", "", "Email is required"],
  ["email", "asha", "Invalid email format"],
  ["email", "asha@example", "Invalid email format"],
  ["email", "@example.com", "Invalid email format"],
  ["email", "asha@.com", "Invalid email format"],
  ["email", "asha@example.", "Invalid email format"],
  ["email", "asha@@example.com", "Invalid email format"],
  ["email", "as ha@example.com", "Invalid email format"],
  ["email", " asha@example.com", "Invalid email format"],
  ["email", "asha@example.com\n", "Invalid email format"],
  ["phone", "", "Phone is required"],
  ["phone", "987654321", "Phone number must be 10 digits"],
  ["phone", "98765432101", "Phone number must be 10 digits"],
  ["phone", "+919876543210", "Phone number must be 10 digits"],
  ["phone", "98765 43210", "Phone number must be 10 digits"],
  ["phone", "९८७६५४३२१०", "Phone number must be 10 digits"],
  ["phone", "987654321O", "Phone number must be 10 digits"],
  ["phone", "9876543210\n", "Phone number must be 10 digits"],
  ["option", "", "Please choose an option"],
  ["option", "Human Resources", "Please choose an option"],
  ["option", "All Of The Above", "Please choose an option"],
  ["messages", "", "Messages are required"],
  ["messages", " \n ", "Messages are required"],
])("refuses %s %j: %s", (field, text, message) => {
  expect(messageFor(field, text)).toBe(message);
});

it.each<[keyof ContactEnquiry, string]>([
  ["name", "O'Brien-Smith 3rd"],
  ["name", "山田太郎"],
  ["email", "a@b.c"],
  ["email", "first.last+tag@mail.example.consulting"],
  ["email", "用户@例子.公司"],
  ["phone", "0000000000"],
  ["option", "Human Resource"],
  ["option", "Marketing"],
  ["option", "All of The above"],
  ["messages", "two\r\nlines\tand a tab"],
  ["messages", "👩🏽‍💻"],
])("accepts %s %j", (field, text) => {
  expect(messageFor(field, text)).toBeUndefined();
});

it("validates an e-mail address made to cause backtracking in no time", () => {
  const started = performance.now();
  // With backtracking these would take minutes.
  messageFor("email", `a@${".".repeat(300_000)} `);
  messageFor("email", "@".repeat(300_000));
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
