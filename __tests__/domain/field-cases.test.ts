/** What people type, paste and let their browser fill in: each line of field-cases/ goes through the browser's form and the server. */
import { isMailbox } from "../../src/domain/email-address";
import { normalize, validate } from "../../src/domain/form-definition";
import { readSubmission } from "../../server/forms/read-submission";
import { serverForms } from "../../server/forms/server-forms";
import { appointment, enquiry } from "../setup/samples";
import { fieldCases } from "./field-cases/index-of-cases";

const companyPhone = "+910000000000";
const [contactForm, appointmentForm] = serverForms;
const forms = {
  "contact-enquiry": { form: contactForm, filled: enquiry },
  "expert-appointment": { form: appointmentForm, filled: appointment },
};

it.each(fieldCases)("$form, $field", ({ form: name, field, accepted, refused }) => {
  const { form, filled } = forms[name];
  const { definition, text: words, company } = form;
  // Content may ask for another number of digits.
  const controls = words.controls.map((control) =>
    control.name === "phone" ? { ...control, digits: 10, digitsTo: undefined } : control,
  );
  const indian = { ...company, phone: { ...company.phone, number: companyPhone } };
  const onServer = (typed: object) =>
    readSubmission({ ...form, text: { ...words, controls }, company: indian }, typed);
  const inBrowser = (typed: string) => {
    const sent = normalize(definition, controls, companyPhone, { ...filled, [field]: typed });
    return { sent, violation: validate(definition, controls, sent)[field] };
  };

  for (const [typed, text] of accepted) {
    const { sent, violation } = inBrowser(typed);
    const { fields, errors } = onServer({ ...filled, [field]: typed });
    const again = onServer(sent).fields[field];
    const judged = { text: sent[field], violation, stored: fields[field], error: errors[field] };
    // What the browser sends, the server reads again.
    expect({ typed, ...judged, again }).toEqual({ typed, text, stored: text, again: text });
  }
  for (const [typed, expected] of refused) {
    const error = controls
      .find((control) => control.name === field)
      ?.errors?.find(({ when }) => when === expected)?.message;
    const { violation } = inBrowser(typed);
    const { errors } = onServer({ ...filled, [field]: typed });
    expect(error).toBeDefined();
    expect({ typed, violation, error: errors[field] }).toEqual({
      typed,
      violation: expected,
      error,
    });
  }
});

it("lets the header of a mail hold an accepted address, unless it is not in ASCII before the @", () => {
  const sent = fieldCases
    .filter(({ field }) => field === "email")
    .flatMap(({ accepted }) => accepted.map(([, address]) => address));
  const refused = [...new Set(sent.filter((address) => !isMailbox(address)))];
  expect(refused).toEqual([
    "用户@例子.公司",
    "उपयोगकर्ता@उदाहरण.भारत",
    "josé@example.org",
    "jose\u0301@example.org",
  ]);
});
