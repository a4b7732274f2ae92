import {
  inWords,
  type Messages,
  normalize,
  validate,
  type Values,
} from "../../src/domain/form-definition";
import { contactEnquiry } from "../../src/domain/site-forms";
import { enquiry } from "../server/support/samples";
import { words } from "../setup/words";
import { underRules } from "./support/under-rule";

it("takes off the calling code of the company's own country only", () => {
  const controls = underRules(words.contactEnquiry.controls, { phone: "ten digits" });
  const phoneOf = (companyPhone: string, phone: string) =>
    normalize(contactEnquiry, controls, companyPhone, { phone }).phone;
  expect(phoneOf("+12125550100", "+1 (212) 555-0123")).toBe("2125550123");
  expect(phoneOf("+971500000000", "+971 98765 43210")).toBe("9876543210");
  // A Dutch number has nine digits behind its code.
  expect(phoneOf("+31612345678", "+31 6 1234 5678")).toBe("+31612345678");
});

it("tells values, violations and messages apart when it is compiled", () => {
  const values: Values = {};
  const messages: Messages = {};
  // @ts-expect-error -- values are no messages
  const mistaken: Messages = values;
  // @ts-expect-error -- messages are no violations
  expect(inWords(messages, words.contactEnquiry.controls)).toEqual(mistaken);
});

it("refuses a form whose content names no rule of a field", () => {
  expect(() => validate(contactEnquiry, [{ name: "phone", rule: "none" }], enquiry)).toThrow(
    "No rule of a field",
  );
});
