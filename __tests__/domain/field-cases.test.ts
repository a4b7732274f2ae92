/** What people type and paste: each line of field-cases/ goes through the browser's form and the server. */
import contactWords from "../../content/forms/contact-enquiry.json";
import appointmentWords from "../../content/forms/expert-appointment.json";
import { contactEnquiry, expertAppointment } from "../../src/domain/site-forms";
import { foldAddress, mailboxOf } from "../../src/domain/email-address";
import { normalize } from "../../src/domain/form-definition";
import { readForm } from "../../src/server/forms/forms";
import { appointment, enquiry } from "../server/support/samples";
import { fieldCases } from "./field-cases/index-of-cases";
import { textsOf, validate } from "./support/in-words";
import { underRules } from "./support/under-rule";

const forms = {
  "contact-enquiry": { texts: textsOf(contactEnquiry, contactWords), filled: enquiry },
  "expert-appointment": {
    texts: textsOf(expertAppointment, appointmentWords),
    filled: appointment,
  },
};

describe.each(fieldCases)("$form, $field", ({ form, field, rule, accepted, refused }) => {
  const { texts: inContent, filled } = forms[form];
  const controls = underRules(inContent.words.controls, { [field]: rule });
  const texts = { ...inContent, words: { ...inContent.words, controls } };
  const { errors = [] } = texts.words.controls.find(({ name }) => name === field) ?? {};

  /** What browser and server make of a text: what is sent, and its message. */
  function judge(typed: string) {
    const sent = normalize(texts.form, { ...filled, [field]: typed });
    const server = readForm(texts, { ...filled, [field]: typed });
    return {
      browser: { text: sent[field], error: validate(texts, sent)[field] },
      server: { text: server.fields[field], error: server.errors[field] },
      // What the browser sends, the server reads again.
      again: readForm(texts, sent).fields[field],
    };
  }

  it.each(accepted)("takes %j as %j", (typed, sent) => {
    const good = { text: sent, error: undefined };
    expect(judge(typed)).toEqual({ browser: good, server: good, again: sent });
  });

  it.each(refused)("refuses %j: %s", (typed, violation) => {
    const error = errors.find(({ when }) => when === violation)?.message;
    expect(error).toBeDefined();
    const bad = expect.objectContaining({ error });
    expect(judge(typed)).toMatchObject({ browser: bad, server: bad });
  });
});

describe("an accepted address", () => {
  const addresses = fieldCases.filter(({ field }) => field === "email");

  it("is exactly one for the mail, but where its letters cannot be in a header", () => {
    for (const [, sent] of addresses.flatMap(({ accepted }) => accepted)) {
      const [, local = "", domain = ""] = /^(.*)@(.*)$/.exec(sent) ?? [];
      const ascii = `${local}@${new URL(`http://${domain}`).hostname}`;
      expect(mailboxOf(sent)).toBe(/^[!-~]*$/.test(local) ? ascii : undefined);
    }
  });

  it("is the same for forget as it was typed, and in any case", () => {
    for (const [typed, sent] of addresses.flatMap(({ accepted }) => accepted)) {
      expect(foldAddress(typed)).toBe(foldAddress(sent));
      expect(foldAddress(typed.toUpperCase())).toBe(foldAddress(sent.toLowerCase()));
    }
    expect(foldAddress("user@пример.рф")).toBe(foldAddress("USER@xn--e1afmkfd.xn--p1ai"));
  });
});
