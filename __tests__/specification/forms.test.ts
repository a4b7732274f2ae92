/**
 * Holds the shipped content to the words of the specification. A site with content of its own deletes this
 * folder first.
 */
import {
  type AppointmentField,
  appointmentWords,
  type EnquiryField,
  enquiryWords,
} from "../setup/form-words";

it("labels the fields and options of the contact form", () => {
  expect(enquiryWords.heading).toBe("Send us an enquiry");
  expect(enquiryWords.controls.map(({ label }) => label)).toEqual([
    "Name",
    "Email",
    "Phone",
    "Choose an option",
    "Message",
  ]);
  expect(enquiryWords.textOf("option").options?.map(({ label }) => label)).toEqual([
    "Strategy",
    "Human Resource",
    "Marketing",
    "All of The above",
  ]);
  expect(enquiryWords.success).toBe("Form submitted successfully!");
});

it("labels the fields and options of the appointment form", () => {
  expect(appointmentWords.heading).toBe("Book Your Appointment");
  expect(appointmentWords.controls.map(({ label }) => label)).toEqual([
    "Date",
    "Time",
    "Service",
    "Name",
    "Email",
    "Phone (optional)",
    "LinkedIn (optional)",
  ]);
  expect(appointmentWords.textOf("time").options?.map(({ label }) => label)).toEqual([
    "Time",
    "30 Min",
  ]);
  expect(appointmentWords.textOf("service").options?.map(({ label }) => label)).toEqual([
    "Select Services",
    "Strategy",
    "Human Resources",
    "Marketing",
    "All Of The Above",
  ]);
});

it.each<[EnquiryField, string, string]>([
  ["name", "required", "Name is required"],
  ["email", "required", "Email is required"],
  ["email", "invalid", "Invalid email format"],
  ["phone", "required", "Phone is required"],
  ["phone", "invalid", "Phone number must be 10 digits"],
  ["option", "required", "Please choose an option"],
  ["messages", "required", "Messages are required"],
])("says when %s of an enquiry is %s", (name, violation, message) => {
  expect(enquiryWords.error(name, violation)).toBe(message);
});

it.each<[AppointmentField, string, string]>([
  ["name", "required", "Name is required"],
  ["name", "invalid", "Name is invalid"],
  ["email", "required", "Email is required"],
  ["email", "invalid", "Email is invalid"],
  ["phone", "invalid", "Phone number is invalid"],
  ["date", "required", "Please select Date"],
  ["service", "required", "Please select a service"],
])("says when %s of an appointment is %s", (name, violation, message) => {
  expect(appointmentWords.error(name, violation)).toBe(message);
});
