import content from "../../content/forms/contact-enquiry.json";
import { contactEnquiryForm } from "../../src/content-model/forms";

/** In the order of the form's definition, which editors may change. */
const order = ["name", "email", "phone", "option", "messages"];
const controls = [...content.controls].sort(
  (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
);
const words = { ...content, controls };

const messagesFor = (controls: object[]) =>
  contactEnquiryForm
    .safeParse({ ...words, controls })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

it("accepts the controls in any order", () => {
  expect(messagesFor([...words.controls].reverse())).toBeUndefined();
});

it("expects a control for every field of the form", () => {
  expect(messagesFor(words.controls.slice(1))).toEqual([
    'controls: expected a control named "name", got none',
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
  const without = controls.map((control) => ({ ...control, placeholder: undefined }));
  expect(messagesFor(without)).toEqual([
    "controls.3: expected a placeholder, got nothing: the control is empty at first",
  ]);
});

describe("the words of a field", () => {
  const edited = (field: string, edit: object) =>
    messagesFor(
      words.controls.map((control) => (control.name === field ? { ...control, ...edit } : control)),
    );
  const choices = words.controls.find(({ name }) => name === "option")?.options ?? [];

  it("has a label for every option, also where there is none", () => {
    expect(edited("option", { options: undefined })).toHaveLength(choices.length);
  });

  it("has no label for an unknown option, nor a second one", () => {
    expect(edited("option", { options: [...choices, { value: "Tax", label: "Tax" }] })).toEqual([
      expect.stringMatching(/^controls\.3\.options\.4\.value: .*"Human Resource"/),
    ]);
    expect(edited("option", { options: [...choices, ...choices.slice(0, 1)] })).toEqual([
      'controls.3.options.4.value: the field "option" has "Strategy" only once',
    ]);
    expect(edited("name", { options: choices.slice(0, 1) })).toEqual([
      'controls.0.options.0.value: the field "name" has no "Strategy"',
    ]);
  });

  it("has no message for an unknown violation", () => {
    const required = { when: "required", message: "Name is required" };
    const message = "Name is too short";
    expect(edited("name", { errors: [required, { when: "tooShort", message }] })).toEqual([
      expect.stringMatching(/^controls\.0\.errors\.1\.when: .*"required"\|"invalid"$/),
    ]);
  });
});
