import {
  appointmentServices,
  appointmentTimes,
  emptyExpertAppointment,
  noService,
  validateExpertAppointment,
  type ExpertAppointment,
} from "../../src/domain/expert-appointment";

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
  validateExpertAppointment({ ...filled, [field]: text })[field];

describe("validateExpertAppointment", () => {
  it("finds nothing wrong with a filled form", () => {
    expect(validateExpertAppointment(filled)).toEqual({});
  });

  it("asks nothing of the optional fields", () => {
    expect(validateExpertAppointment({ ...filled, phone: "", linkedIn: "" })).toEqual({});
  });

  it("names every required field of an untouched form", () => {
    expect(validateExpertAppointment(emptyExpertAppointment)).toEqual({
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
    ["service", noService, "Please select a service"],
    ["service", "", "Please select a service"],
    ["service", "Human Resource", "Please select a service"],
    ["linkedIn", "me\r\nBcc: you@example.com", "Please use one line of plain text"],
    ["time", "30\0Min", "Please use one line of plain text"],
    ["linkedIn", "a".repeat(301), "Please use at most 300 characters"],
    ["name", "a".repeat(101), "Please use at most 100 characters"],
  ])("%s %j: %s", (field, text, message) => {
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
    ["time", "Time"],
    ["time", ""],
    ["linkedIn", "whatever you like"],
    ...appointmentServices
      .filter((service) => service !== noService)
      .map((service): [keyof ExpertAppointment, string] => ["service", service]),
  ])("%s %j is right", (field, text) => {
    expect(messageFor(field, text)).toBeUndefined();
  });
});

it("offers the specified services and times", () => {
  expect(appointmentServices).toEqual([
    "Select Services",
    "Strategy",
    "Human Resources",
    "Marketing",
    "All Of The Above",
  ]);
  expect(appointmentTimes).toEqual(["Time", "30 Min"]);
  expect(emptyExpertAppointment).toMatchObject({ time: "30 Min", service: "Select Services" });
});
