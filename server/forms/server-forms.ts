import * as content from "../../src/content/without-graphql";
import { company as companyModel } from "../../src/content/model/company";
import { formMessages } from "../../src/content/model/form-messages";
import { formText } from "../../src/content/model/forms";
import type { FormDefinition } from "../../src/domain/form-definition";
import { contactEnquiry, expertAppointment } from "../../src/domain/site-forms";

/** A form's definition, and content's words for its mail, its messages and its page for visitors without JavaScript. */
export type ServerForm = ReturnType<typeof createServerForm>;

const company = companyModel.parse(content.company);
const messages = formMessages.parse(content.formMessages);

function createServerForm(definition: FormDefinition, file: unknown) {
  // One of them has words for the pages only.
  return { definition, text: formText(definition).strip().parse(file), company, messages };
}

/** The site's forms, whose words become part of the bundled server. */
export const serverForms = [
  createServerForm(contactEnquiry, content.contactEnquiryText),
  createServerForm(expertAppointment, content.expertAppointmentText),
] as const;
