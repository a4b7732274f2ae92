export const contactPath = "/mainsite/submitcontact";
export const expertPath = "/mainsite/scheduleexpert";

export const enquiry = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "9876543210",
  option: "Strategy",
  messages: "We grow,\nand would like to grow well.",
};

export const appointment = {
  date: "2026-12-01",
  time: "30 Min",
  service: "Human Resources",
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+919876543210",
  linkedIn: "",
};
