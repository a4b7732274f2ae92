/** The contact form with one more field, added by the recipe "Add a field to a form" in CONTRIBUTING.md. */
import words from "../../../content/forms/contact-enquiry.json";
import { contactEnquiry } from "../../../src/domain/site-forms";
import type { FormDefinition } from "../../../src/domain/form-definition";

/** Step 1: the definition. */
export const formWithCompany = {
  ...contactEnquiry,
  fields: {
    ...contactEnquiry.fields,
    company: {
      control: { kind: "input", type: "text", autoComplete: "organization" },
      isOptional: true,
      limit: 1000,
    },
  },
} satisfies FormDefinition;

export const companyControl = { name: "company" as const, label: "Company (optional)" };

/** Step 2: the words in content. */
export const wordsWithCompany = { ...words, controls: [...words.controls, companyControl] };
