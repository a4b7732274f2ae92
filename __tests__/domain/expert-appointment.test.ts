import { expertAppointment, type ExpertAppointment } from "../../src/domain/expert-appointment";
import { emptyValues } from "../../src/domain/form";
import { validate, validateOnServer } from "./support/in-words";

const filled: ExpertAppointment = {
  date: "2026-12-01",
  time: "30 Min",
  service: "Human Resources",
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+919876543210",
  linkedIn: "linkedin.com/in/asha",
};

const messageFor = (field: keyof ExpertAppointment, text: string) =>
  validate(expertAppointment, { ...filled, [field]: text })[field];

it("accepts a completed form", () => {
  expect(validate(expertAppointment, filled)).toEqual({});
});

it("accepts empty optional fields", () => {
  expect(validate(expertAppointment, { ...filled, phone: "", linkedIn: "" })).toEqual({});
});

it("reports every required field of an untouched form", () => {
  expect(validate(expertAppointment, emptyValues(expertAppointment))).toEqual({
    date: "Please select Date",
    service: "Please select a service",
    name: "Name is required",
    email: "Email is required",
  });
});

it.each<[keyof ExpertAppointment, string, string]>([
  ["name", "", "Name is required"],
  ["name", "   ", "Name is required"],
  ["name", "Asha 2", "Name is invalid"],
  ["name", "O'Brien", "Name is invalid"],
  ["name", "Asha\nRao", "Name is invalid"],
  ["name", "Asha\tRao", "Name is invalid"],
  ["name", "\u0301", "Name is invalid"],
  ["email", "", "Email is required"],
  ["email", "asha", "Email is invalid"],
  ["email", "asha@example.c", "Email is invalid"],
  ["email", "asha@example.consulting", "Email is invalid"],
  ["email", "asha@example.c0m", "Email is invalid"],
  ["email", "as ha@example.com", "Email is invalid"],
  ["email", "asha@example.com\r", "Email is invalid"],
  ["phone", "9876543210", "Phone number is invalid"],
  ["phone", "+9876543210", "Phone number is invalid"],
  ["phone", "12349876543210", "Phone number is invalid"],
  ["phone", "+91 9876543210", "Phone number is invalid"],
  ["phone", "++919876543210", "Phone number is invalid"],
  ["phone", "919876543210\n", "Phone number is invalid"],
  ["phone", " ", "Phone number is invalid"],
  ["date", "", "Please select Date"],
  ["date", "tomorrow", "Please select Date"],
  ["date", "2026-02-31", "Please select Date"],
  ["date", "2026-13-01", "Please select Date"],
  ["date", "01/12/2026", "Please select Date"],
  ["service", "Select Services", "Please select a service"],
  ["service", "", "Please select a service"],
  ["service", "Human Resource", "Please select a service"],
])("refuses %s %j: %s", (field, text, message) => {
  expect(messageFor(field, text)).toBe(message);
});

it.each<[keyof ExpertAppointment, string]>([
  ["name", "José Ñandú"],
  ["name", "Jose\u0301"],
  ["name", "आशा राव"],
  ["name", "نرگس\u200cخاتون"],
  ["name", "山田\u3000太郎"],
  ["email", "a@b.co"],
  ["email", "a@b.info"],
  ["phone", "19876543210"],
  ["phone", "+19876543210"],
  ["phone", "9719876543210"],
  ["phone", "+9719876543210"],
  ["date", "2028-02-29"],
  ["service", "Strategy"],
  ["service", "Marketing"],
  ["service", "All Of The Above"],
])("accepts %s %j", (field, text) => {
  expect(messageFor(field, text)).toBeUndefined();
});

describe.each<keyof ExpertAppointment>(["time", "linkedIn"])("%s", (field) => {
  it.each(["", "whatever you like", "two\r\nlines", "\0\u001b\ud800", "a".repeat(30_000)])(
    "is never refused, by the server either",
    (text) => {
      const values = { ...filled, [field]: text };
      expect(validate(expertAppointment, values)).toEqual({});
      expect(validateOnServer(expertAppointment, values)).toEqual({});
    },
  );
});

it("offers the specified times and services, with the specified defaults", () => {
  const { time, service } = expertAppointment.fields;
  expect(time.control).toHaveProperty("options", ["Time", "30 Min"]);
  expect(service.control).toHaveProperty("options", [
    "Select Services",
    "Strategy",
    "Human Resources",
    "Marketing",
    "All Of The Above",
  ]);
  expect(emptyValues(expertAppointment)).toMatchObject({
    time: "30 Min",
    service: "Select Services",
  });
});
