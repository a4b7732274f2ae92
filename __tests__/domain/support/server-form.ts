/** A form as the server has it, from given words. */
import company from "../../../content/company.json";
import messages from "../../../content/forms/messages.json";
import { company as model } from "../../../src/content/model/company";
import type { FormDefinition } from "../../../src/domain/form-definition";
import type { ServerForm } from "../../../src/server/forms/server-forms";

export const serverForm = (definition: FormDefinition, text: ServerForm["text"]): ServerForm => ({
  definition,
  text,
  company: model.parse(company),
  messages,
});
