/** What people type, paste and let their browser fill in: each line of field-cases/, as the browser reads it. */
import { isMailbox } from "../../src/domain/email-address";
import { normalize, validate } from "../../src/domain/form-definition";
import { fieldCases, formsOfCases } from "./field-cases/all-field-cases";

it.each(fieldCases)("$form, $field", ({ form: name, field, accepted, refused }) => {
  const { definition, controls, companyPhone, filled } = formsOfCases[name];
  const read = (typed: string) => {
    const sent = normalize(definition, controls, companyPhone, { ...filled, [field]: typed });
    return { text: sent[field], violation: validate(definition, controls, sent)[field] };
  };
  for (const [typed, text] of accepted) {
    expect({ typed, ...read(typed) }).toEqual({ typed, text, violation: undefined });
    // The server reads again what the browser sends.
    expect({ typed, ...read(text) }).toEqual({ typed, text, violation: undefined });
  }
  for (const [typed, violation] of refused) {
    expect({ typed, ...read(typed) }).toMatchObject({ typed, violation });
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
