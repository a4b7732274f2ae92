/** Runs the cases of domain/field-cases on the server. */
import { readSubmission } from "../../../server/forms/read-submission";
import { serverForms } from "../../../server/forms/server-forms";
import { fieldCases, formsOfCases } from "../../domain/field-cases/all-field-cases";

it.each(fieldCases)("$form, $field", ({ form: name, field, accepted, refused }) => {
  const { controls, companyPhone, filled } = formsOfCases[name];
  const form = serverForms.find(({ definition }) => definition.name === name);
  if (!form) throw new Error(`No form ${name}`);
  const company = { ...form.company, phone: { ...form.company.phone, number: companyPhone } };
  const read = (typed: string) => {
    const asked = { ...form, text: { ...form.text, controls: [...controls] }, company };
    const { fields, errors } = readSubmission(asked, { ...filled, [field]: typed });
    return { text: fields[field], error: errors[field] };
  };
  for (const [typed, text] of accepted) {
    expect({ typed, ...read(typed) }).toEqual({ typed, text, error: undefined });
  }
  for (const [typed, violation] of refused) {
    const { errors = [] } = controls.find((control) => control.name === field) ?? {};
    const { message } = errors.find(({ when }) => when === violation) ?? {};
    expect(message).toBeDefined();
    expect({ typed, error: read(typed).error }).toEqual({ typed, error: message });
  }
});
