import { normalize, validate } from "../../src/domain/form-definition";
import { contactEnquiry, expertAppointment } from "../../src/domain/forms";

const readPhone = (
  form: typeof contactEnquiry | typeof expertAppointment,
  digits: { digits?: number; digitsTo?: number },
  companyPhone: string,
  phone: string,
) => {
  const controls = [{ name: "phone", ...digits }];
  const sent = normalize(form, controls, companyPhone, { phone });
  return validate(form, controls, sent).phone === undefined ? sent.phone : "invalid";
};

it.each([
  [{}, "+12125550100", "+1 (212) 555-0123", "2125550123"],
  [{ digits: 10 }, "+971500000000", "+971 98765 43210", "9876543210"],
  [{ digits: 9 }, "+351210000000", "+351 912 345 678", "912345678"],
  [{ digits: 9 }, "+31612345678", "06 1234 5678", "612345678"],
  [{ digits: 9 }, "+351210000000", "9123456780", "invalid"],
  [{ digits: 9 }, "+351210000000", "+34 912 345 678", "invalid"],
  [{ digits: 7, digitsTo: 11 }, "+493012345678", "030 123456", "030123456"],
  [{ digits: 7, digitsTo: 11 }, "+493012345678", "+49 (0)1512 3456789", "15123456789"],
  [{ digits: 7, digitsTo: 11 }, "+493012345678", "+47 22 12 34 56", "+4722123456"],
  [{ digits: 7, digitsTo: 11 }, "+493012345678", "123456", "invalid"],
])("takes %j of the enquiry's phone for a company at %s: %s", (digits, company, typed, sent) => {
  expect(readPhone(contactEnquiry, digits, company, typed)).toBe(sent);
});

it.each([
  [{ digits: 9 }, "+351 912 345 678", "+351912345678"],
  [{ digits: 9 }, "912 345 678", "invalid"],
  [{ digits: 7, digitsTo: 11 }, "+47 22 12 34 56", "+4722123456"],
])("takes %j behind the country code in an appointment: %s", (digits, typed, sent) => {
  expect(readPhone(expertAppointment, digits, "+910000000000", typed)).toBe(sent);
});
