/** The contact form with a checkbox, as the recipe "Add a checkbox to a form" in CONTRIBUTING.md has it. */
import words from "../../../content/forms/contact-enquiry.json";
import { isSeen } from "../../../src/domain/clean";
import { contactEnquiry } from "../../../src/domain/site-forms";
import type { FormDefinition } from "../../../src/domain/form-definition";

export const formWithConsent = {
  ...contactEnquiry,
  fields: {
    ...contactEnquiry.fields,
    consent: { control: { kind: "checkbox" }, rule: [[isSeen, "required"]] },
  },
} satisfies FormDefinition;

export const consentControl = {
  name: "consent" as const,
  label: "I have read the privacy policy",
  errors: [{ when: "required", message: "Please read the privacy policy" }],
};

export const wordsWithConsent = { ...words, controls: [...words.controls, consentControl] };
