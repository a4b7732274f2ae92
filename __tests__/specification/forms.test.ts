/** Holds the shipped content to the words of the specification. */
import messages from "../../content/forms/messages.json";
import { appointmentWords, enquiryWords, type FormText } from "../setup/form-words";

const labels = (items: readonly { label: string }[] = []) => items.map(({ label }) => label);

/** Each message of a form, by its field and what is wrong. */
const messagesOf = ({ controls }: FormText) =>
  controls.flatMap(({ name, errors }) =>
    (errors ?? []).map(({ when, message }) => `${name} ${when}: ${message}`),
  );

it("has the labels, options and messages of the contact form", () => {
  expect(enquiryWords.heading).toBe("Send us an enquiry");
  expect(labels(enquiryWords.controls)).toEqual([
    "Name",
    "Email",
    "Phone",
    "Choose an option",
    "Message",
  ]);
  expect(labels(enquiryWords.textOf("option").options ?? [])).toEqual([
    "Strategy",
    "Human Resource",
    "Marketing",
    "All of The above",
  ]);
  expect(messagesOf(enquiryWords)).toEqual([
    "name required: Name is required",
    "email required: Email is required",
    "email invalid: Invalid email format",
    "phone required: Phone is required",
    "phone invalid: Phone number must be 10 digits",
    "option required: Please choose an option",
    "messages required: Messages are required",
  ]);
  expect(enquiryWords.success).toBe("Form submitted successfully!");
  expect(enquiryWords.sending).toBe("Sending…");
});

it("has the labels, options and messages of the appointment form", () => {
  expect(appointmentWords.heading).toBe("Book Your Appointment");
  expect(labels(appointmentWords.controls)).toEqual([
    "Date",
    "Time",
    "Service",
    "Name",
    "Email",
    "Phone (optional)",
    "LinkedIn (optional)",
  ]);
  expect(labels(appointmentWords.textOf("time").options ?? [])).toEqual(["Time", "30 Min"]);
  expect(labels(appointmentWords.textOf("service").options ?? [])).toEqual([
    "Select Services",
    "Strategy",
    "Human Resources",
    "Marketing",
    "All Of The Above",
  ]);
  expect(messagesOf(appointmentWords)).toEqual([
    "date required: Please select Date",
    "service required: Please select a service",
    "name required: Name is required",
    "name invalid: Name is invalid",
    "email required: Email is required",
    "email invalid: Email is invalid",
    "phone invalid: Phone number is invalid",
  ]);
});

it("has what both forms say", () => {
  expect(messages.problemTitle).toBe("There is a problem");
  expect(messages.alternative).toBe("You can also write to {email} or call {phone}.");
});
