import { appointmentWords, enquiryWords, phoneFor } from "../../setup/form-words";

export const contactPath = "/mainsite/submitcontact";
export const expertPath = "/mainsite/scheduleexpert";

export const enquiry = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: phoneFor(enquiryWords.textOf("phone")),
  option: enquiryWords.choices("option")[0],
  messages: "We grow,\nand would like to grow well.",
};

export const appointment = {
  date: "2026-12-01",
  time: appointmentWords.choices("time")[0],
  service: appointmentWords.choices("service")[0],
  name: "Asha Rao",
  email: "asha@example.com",
  phone: phoneFor(appointmentWords.textOf("phone")),
  linkedIn: "",
};
