import words from "../../content/forms/contact-enquiry.json";
import { contactEnquiryForm } from "../../src/content-model/forms";

const messagesFor = (controls: object[]) =>
  contactEnquiryForm
    .safeParse({ ...words, controls })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

it("accepts the controls in any order", () => {
  expect(messagesFor([...words.controls].reverse())).toBeUndefined();
});

it("expects a control for every field of the form", () => {
  expect(messagesFor(words.controls.slice(1))).toEqual([
    'controls: expected a control named "name"',
  ]);
});

it("refuses a second control for a field", () => {
  const again = { name: "email", label: "Email again" };
  expect(messagesFor([...words.controls, again])).toEqual([
    'controls.5.name: expected one control named "email", got a second',
  ]);
});

it("refuses a control for an unknown field", () => {
  const fax = { name: "fax", label: "Fax" };
  expect(messagesFor([...words.controls, fax])).toEqual([
    expect.stringMatching(/^controls\.5\.name: .*"name"\|"email"\|"phone"\|"option"\|"messages"$/),
  ]);
});

it("expects a placeholder for a select that is empty at first", () => {
  const controls = words.controls.map(({ name, label }) => ({ name, label }));
  expect(messagesFor(controls)).toEqual([
    "controls.3: expected a placeholder: the control is empty at first",
  ]);
});
