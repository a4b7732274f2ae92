/** The domain's checks with their violations in the words of content, which is what visitors read. */
import company from "../../../content/company.json";
import contactWords from "../../../content/forms/contact-enquiry.json";
import appointmentWords from "../../../content/forms/expert-appointment.json";
import messages from "../../../content/forms/messages.json";
import {
  type FormDefinition,
  inWords,
  type Texts,
  validate as violationsOf,
} from "../../../src/domain/form";
import type { FormTexts } from "../../../src/server/forms/form-texts";
import { readForm } from "../../../src/server/forms/forms";

export const texts: FormTexts = {
  company,
  messages,
  forms: { "contact-enquiry": contactWords, "expert-appointment": appointmentWords },
  style: { css: "", policy: "" },
};

/** The words of content, with those of one form replaced. */
export const textsWith = (form: string, words: FormTexts["forms"][string]): FormTexts => ({
  ...texts,
  forms: { ...texts.forms, [form]: words },
});

/** As the browser's form validates. */
export function validate(form: FormDefinition, values: Texts, { forms } = texts): Texts {
  return inWords(violationsOf(form, values), forms[form.name]?.controls ?? []);
}

/** As the server validates. */
export function validateOnServer(form: FormDefinition, values: Texts, words = texts): Texts {
  return readForm(form, values, words).errors;
}
