import { expertAppointment, type ExpertAppointment } from "../../src/domain/expert-appointment";
import { emptyValues, normalize, validate } from "../../src/domain/form";

const filled: ExpertAppointment = {
  date: "2026-12-01",
  time: "30 Min",
  service: "Human Resources",
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+919876543210",
  linkedIn: "linkedin.com/in/asha",
};

const violationOf = (field: keyof ExpertAppointment, text: string) =>
  validate(expertAppointment, normalize(expertAppointment, { ...filled, [field]: text }))[field];

it("accepts a completed form", () => {
  expect(validate(expertAppointment, filled)).toEqual({});
});

it("accepts empty optional fields", () => {
  expect(validate(expertAppointment, { ...filled, phone: "", linkedIn: "" })).toEqual({});
});

it("reports every required field of an untouched form", () => {
  expect(validate(expertAppointment, emptyValues(expertAppointment))).toEqual({
    date: "required",
    service: "required",
    name: "required",
    email: "required",
  });
});

it.each<[keyof ExpertAppointment, string, string]>([
  ["name", "", "required"],
  ["name", "   ", "required"],
  ["name", "Asha 2", "invalid"],
  ["name", "O'Brien", "invalid"],
  ["name", "Asha\nRao", "invalid"],
  ["name", "Asha\tRao", "invalid"],
  ["name", "\u0301", "invalid"],
  ["email", "", "required"],
  ["email", "asha", "invalid"],
  ["email", "asha@example.c", "invalid"],
  ["email", "asha@example.consulting", "invalid"],
  ["email", "as ha@example.com", "invalid"],
  ["email", "asha@example.com\r", "invalid"],
  ["phone", "9876543210", "invalid"],
  ["phone", "+9876543210", "invalid"],
  ["phone", "12349876543210", "invalid"],
  ["phone", "++919876543210", "invalid"],
  ["phone", "919876543210\n", "invalid"],
  ["date", "", "required"],
  ["date", "tomorrow", "required"],
  ["date", "2026-02-31", "required"],
  ["date", "2026-13-01", "required"],
  ["date", "01/12/2026", "required"],
  ["service", "Select Services", "required"],
  ["service", "", "required"],
  ["service", "Human Resource", "required"],
])("refuses %s %j: %s", (field, text, violation) => {
  expect(violationOf(field, text)).toBe(violation);
});

it.each<[keyof ExpertAppointment, string]>([
  ["name", "José Ñandú"],
  ["name", "Jose\u0301"],
  ["name", "आशा राव"],
  ["name", "نرگس\u200cخاتون"],
  ["name", "山田\u3000太郎"],
  ["email", "a@b.co"],
  ["email", "a@b.info"],
  ["email", "a@b.c1"],
  ["email", "a@b.公司"],
  ["phone", "19876543210"],
  ["phone", "+19876543210"],
  ["phone", "9719876543210"],
  ["phone", "+9719876543210"],
  ["phone", "+91 (98765) 432-10"],
  ["phone", "91.98765.43210"],
  ["phone", " "],
  ["date", "2028-02-29"],
  ["service", "Strategy"],
  ["service", "Marketing"],
  ["service", "All Of The Above"],
])("accepts %s %j", (field, text) => {
  expect(violationOf(field, text)).toBeUndefined();
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
