/** A checkbox on its way from the plain HTML form to the office; the browser's form has its own test. */
import { JSDOM } from "jsdom";
import { checked } from "../../src/domain/form-definition";
import { bodyOf } from "../../src/server/delivery/mail";
import { formPage } from "../../src/server/forms/form-page";
import { readForm } from "../../src/server/forms/forms";
import { consentControl, formWithConsent, wordsWithConsent } from "../forms/support/consent-field";
import { rightEnquiry } from "../setup/form-words";
import { textsOf } from "./support/in-words";

const texts = textsOf(formWithConsent, wordsWithConsent);
const consent = (value: Record<string, string>) => readForm(texts, { ...rightEnquiry, ...value });

it.each([
  ["a missing one, as browsers send it unchecked", {}],
  ["an empty one", { consent: "" }],
  ["any other text", { consent: "on" }],
])("refuses %s", (_case, value) => {
  const { fields, errors } = consent(value);
  expect(fields.consent).toBe("");
  expect(errors).toEqual({ consent: consentControl.errors[0]?.message });
});

it("accepts a checked one, and says so in the mail", () => {
  const { fields, errors } = consent({ consent: checked });
  expect(errors).toEqual({});
  const submission = { id: "1", kind: formWithConsent.name, receivedAt: "", suspect: [], fields };
  expect(bodyOf(submission, texts)).toContain(`${consentControl.label}: ${checked}\n`);
});

it.each([true, false])("stays as it was in the plain HTML form: checked %s", (isChecked) => {
  const fields = { consent: isChecked ? checked : "" };
  const { document } = new JSDOM(formPage(texts, { fields, errors: {} })).window;
  const box = document.querySelector<HTMLInputElement>("input[name=consent]");
  expect(box?.checked).toBe(isChecked);
  expect(box?.value).toBe(checked);
  expect(box?.labels?.[0]?.textContent).toBe(consentControl.label);
});
