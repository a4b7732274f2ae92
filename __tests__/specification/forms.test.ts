/** Holds the shipped content to the messages and rules of the specification. */
import { appointmentWords, enquiryWords, type FormText } from "../setup/form-words";

const messagesOf = ({ controls }: FormText) =>
  controls.flatMap(({ name, errors }) =>
    (errors ?? []).map(({ when, message }) => `${name}, ${when}: ${message}`),
  );

it("has the messages of the contact form", () => {
  expect(messagesOf(enquiryWords)).toEqual([
    "name, required: Name is required",
    "email, required: Email is required",
    "email, invalid: Invalid email format",
    "phone, required: Phone is required",
    "phone, invalid: Phone number must be 10 digits",
    "option, required: Please choose an option",
    "messages, required: Messages are required",
  ]);
  expect(enquiryWords.success).toBe("Form submitted successfully!");
});

it("has the messages of the appointment form", () => {
  expect(messagesOf(appointmentWords)).toEqual([
    "date, required: Please select Date",
    "service, required: Please select a service",
    "name, required: Name is required",
    "name, invalid: Name is invalid",
    "email, required: Email is required",
    "email, invalid: Email is invalid",
    "phone, invalid: Phone number is invalid",
  ]);
});

it("names the specified rules, and what is chosen at first", () => {
  const named = ({ controls }: FormText) =>
    Object.fromEntries(controls.map(({ name, rule, initial }) => [name, rule ?? initial]));
  expect(named(enquiryWords)).toMatchObject({ name: "any", email: "any", phone: "ten digits" });
  expect(named(appointmentWords)).toMatchObject({
    name: "letters",
    email: "2 to 4",
    phone: "country code and ten digits",
    time: "30 Min",
    service: "Select Services",
  });
});
