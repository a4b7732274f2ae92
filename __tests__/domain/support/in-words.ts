/** The domain's checks with their violations in the words of content, which is what visitors read. */
import company from "../../../content/company.json";
import messages from "../../../content/forms/messages.json";
import { company as model } from "../../../src/content/model/company";
import {
  type FormDefinition,
  inWords,
  type Texts,
  validate as violationsOf,
} from "../../../src/domain/form-definition";
import type { FormTexts } from "../../../src/server/forms/form-texts";
import { readForm } from "../../../src/server/forms/forms";

export const textsOf = (form: FormDefinition, words: FormTexts["words"]): FormTexts => ({
  form,
  words,
  company: model.parse(company),
  messages,
});

/** As the browser's form validates. */
export function validate({ form, words }: FormTexts, values: Texts): Texts {
  return inWords(violationsOf(form, words.controls, values), words.controls);
}

/** As the server validates. */
export function validateOnServer(texts: FormTexts, values: Texts): Texts {
  return readForm(texts, values).errors;
}
