/** Holds the shipped content to the messages and choices of the specification. */
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

it("asks for ten digits of a phone, and has what is chosen at first", () => {
  expect(enquiryWords.textOf("phone")).toMatchObject({ digits: 10 });
  expect(appointmentWords.textOf("phone")).toMatchObject({ digits: 10 });
  expect(appointmentWords.textOf("time").initial).toBe("30 Min");
  expect(appointmentWords.textOf("service").initial).toBe("Select Services");
});
