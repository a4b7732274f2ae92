/** Checks the claim of the recipe "Add a field to a form" in CONTRIBUTING.md; the browser's form has its own test. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import words from "../../content/forms/contact-enquiry.json";
import { asCsv } from "../../src/commands/show-submissions";
import { formText } from "../../src/content/model/forms";
import { contactEnquiry } from "../../src/domain/site-forms";
import { fillTemplate } from "../../src/lib/fill-template";
import { bodyOf } from "../../src/server/delivery/mail";
import { formPage } from "../../src/server/forms/form-page";
import { readForm } from "../../src/server/forms/forms";
import { HttpError } from "../../src/server/http/http-error";
import { enquiry } from "../server/support/samples";
import { companyControl, formWithCompany, wordsWithCompany } from "../forms/support/company-field";
import { textsOf, validate, validateOnServer } from "./support/in-words";

const values = {
  ...enquiry,
  company: "Rao & Daughters",
};
const texts = textsOf(formWithCompany, wordsWithCompany);
const submission = {
  id: "1",
  kind: formWithCompany.name,
  receivedAt: "2026-12-01T10:00:00.000Z",
  suspect: [],
  fields: values,
};

it("adds its limit to the server's validation", () => {
  const long = { ...values, company: "x".repeat(1001) };
  expect(validate(texts, long)).toEqual({});
  expect(validateOnServer(texts, long)).toEqual({
    company: fillTemplate(texts.messages.limits.tooLong, { max: "1000" }),
  });
});

it("adds the field to the server's body", () => {
  expect(readForm(texts, values)).toEqual({ fields: values, errors: {} });
  expect(() => readForm({ ...texts, form: contactEnquiry }, values)).toThrow(HttpError);
});

it("adds the control to the plain HTML form", () => {
  const errors = { company: "Company is too long" };
  const html = formPage(texts, { fields: values, errors });
  const { document } = new JSDOM(html).window;
  const control = document.querySelector<HTMLInputElement>("input[name=company]");
  expect(control?.value).toBe(values.company);
  expect(control?.autocomplete).toBe("organization");
  expect(control?.labels?.[0]?.textContent).toBe(companyControl.label);
  expect(document.querySelector("[role=alert] a[href='#company']")?.textContent).toBe(
    "Company is too long",
  );
});

it("adds the field to the mail and a column to the CSV", () => {
  expect(bodyOf(submission, texts)).toContain("Company: Rao & Daughters\n");
  const [head, row] = asCsv([submission], [formWithCompany]).split("\r\n");
  expect(head?.split(",")).toContain('"company"');
  expect(row?.split(",")).toContain('"Rao & Daughters"');
});

it("makes the content model expect the label", () => {
  const schema = formText(formWithCompany);
  const issues = schema.safeParse(words).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual([
    'expected a control named "company", got none',
  ]);
  expect(schema.safeParse(wordsWithCompany).success).toBe(true);
});

it("needs no other file: src names a field only in its form's definition", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && name !== "gatsby-types.d.ts")
    .filter((name) => /\blinkedIn\b/.test(readFileSync(join("src", name), "utf8")));
  expect(files).toEqual([join("domain", "site-forms.ts")]);
});
