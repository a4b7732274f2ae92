import { expertAppointment } from "../../src/domain/expert-appointment";
import { emptyValues, normalize, validate } from "../../src/domain/form";

const filled = {
  date: "2026-12-01",
  time: "30 Min",
  service: "Human Resources",
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+919876543210",
  linkedIn: "linkedin.com/in/asha",
};

const violationOf = (field: keyof typeof filled, text: string) =>
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

it.each<[keyof typeof filled, string, string[]]>([
  ["name", "required", ["", "   "]],
  ["name", "invalid", ["Asha 2", "O'Brien", "Asha\nRao", "Asha\tRao", "\u0301"]],
  ["email", "required", [""]],
  [
    "email",
    "invalid",
    [
      ...["asha", "asha@example.c", "asha@example.consulting", "as ha@example.com"],
      ...["asha@example.com\r"],
    ],
  ],
  [
    "phone",
    "invalid",
    [...["9876543210", "+9876543210", "12349876543210", "++919876543210"], ...["919876543210\n"]],
  ],
  ["date", "required", ["", "tomorrow", "2026-02-31", "2026-13-01", "01/12/2026"]],
  ["service", "required", ["Select Services", "", "Human Resource"]],
])("refuses %s as %s: %j", (field, violation, texts) => {
  expect(texts.map((text) => [text, violationOf(field, text)])).toEqual(
    texts.map((text) => [text, violation]),
  );
});

it.each<[keyof typeof filled, string[]]>([
  ["name", ["José Ñandú", "Jose\u0301", "आशा राव", "نرگس\u200cخاتون", "山田\u3000太郎"]],
  ["email", ["a@b.co", "a@b.info", "a@b.c1", "a@b.公司"]],
  [
    "phone",
    [
      ...["19876543210", "+19876543210", "9719876543210", "+9719876543210"],
      ...["+91 (98765) 432-10", "91.98765.43210", " "],
    ],
  ],
  ["date", ["2028-02-29"]],
  ["service", ["Strategy", "Marketing", "All Of The Above"]],
])("accepts %s: %j", (field, texts) => {
  expect(texts.filter((text) => violationOf(field, text) !== undefined)).toEqual([]);
});
