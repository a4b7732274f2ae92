import * as content from "../../src/content/imported-content";
import { company as companyModel } from "../../src/content/model/company";
import { formMessages } from "../../src/content/model/form-messages";
import { createFormModel } from "../../src/content/model/forms";
import type { FormDefinition } from "../../src/domain/form-definition";
import { contactEnquiry, expertAppointment } from "../../src/domain/forms";

/** A form's definition, with the words of content for its mail, its messages and its page for visitors without JavaScript. */
export type ServerForm = ReturnType<typeof createServerForm>;

const company = companyModel.parse(content.company);
const messages = formMessages.parse(content.formMessages);

function createServerForm(definition: FormDefinition, file: unknown) {
  // `strip` drops words that only pages use.
  return { definition, text: createFormModel(definition).strip().parse(file), company, messages };
}

/** The site's forms. Their words are bundled into the server. */
export const serverForms = [
  createServerForm(contactEnquiry, content.contactEnquiryText),
  createServerForm(expertAppointment, content.expertAppointmentText),
] as const;
