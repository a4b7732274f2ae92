/** A form with its words, as the server reads both. */
import company from "../../../content/company.json";
import messages from "../../../content/forms/messages.json";
import { company as model } from "../../../src/content/model/company";
import type { FormDefinition } from "../../../src/domain/form-definition";
import type { FormTexts } from "../../../src/server/forms/form-texts";

export const textsOf = (form: FormDefinition, words: FormTexts["words"]): FormTexts => ({
  form,
  words,
  company: model.parse(company),
  messages,
});
