import { getInitialValues } from "../../src/domain/form-definition";
import { contactEnquiry, expertAppointment } from "../../src/domain/forms";
import { appointmentPhone, appointmentWords, enquiryPhone, enquiryWords } from "./form-words";

export const contactPath = "/mainsite/submitcontact";
export const expertPath = "/mainsite/scheduleexpert";

/** A valid enquiry. Fields that a site has added keep their initial value. */
export const enquiry = {
  ...getInitialValues(contactEnquiry, enquiryWords.controls),
  name: "Asha Rao",
  email: "asha@example.com",
  phone: enquiryPhone,
  option: enquiryWords.choices("option")[0],
  messages: "We grow,\nand would like to grow well.",
};

export const appointment = {
  ...getInitialValues(expertAppointment, appointmentWords.controls),
  date: "2026-12-01",
  time: appointmentWords.choices("time")[0],
  service: appointmentWords.choices("service")[0],
  name: "Asha Rao",
  email: "asha@example.com",
  phone: appointmentPhone,
  linkedIn: "",
};
