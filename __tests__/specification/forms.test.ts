/** Holds the shipped content to the words of the specification. */
import { appointmentWords, enquiryWords, type FormText } from "../setup/form-words";

/** A form's heading, and its labels in order, each with its choices and messages. */
const wordsOf = ({ heading, controls }: FormText) => [
  heading,
  ...controls.map(({ label, options, errors }) =>
    [
      label,
      ...(options ?? []).map((option) => option.label),
      ...(errors ?? []).map(({ when, message }) => `${when}: ${message}`),
    ].join(" | "),
  ),
];

it("has the labels, options and messages of the contact form", () => {
  expect(wordsOf(enquiryWords)).toEqual([
    "Send us an enquiry",
    "Name | required: Name is required",
    "Email | required: Email is required | invalid: Invalid email format",
    "Phone | required: Phone is required | invalid: Phone number must be 10 digits",
    "Choose an option | Strategy | Human Resource | Marketing | All of The above | required: Please choose an option",
    "Message | required: Messages are required",
  ]);
  expect(enquiryWords.success).toBe("Form submitted successfully!");
});

it("has the labels, options and messages of the appointment form", () => {
  expect(wordsOf(appointmentWords)).toEqual([
    "Book Your Appointment",
    "Date | required: Please select Date",
    "Time | Time | 30 Min",
    "Service | Select Services | Strategy | Human Resources | Marketing | All Of The Above | required: Please select a service",
    "Name | required: Name is required | invalid: Name is invalid",
    "Email | required: Email is required | invalid: Email is invalid",
    "Phone (optional) | invalid: Phone number is invalid",
    "LinkedIn (optional)",
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
