import * as content from "../../content/without-graphql";
import { company as companyModel } from "../../content/model/company";
import { formMessages } from "../../content/model/form-messages";
import { formText } from "../../content/model/forms";
import type { FormDefinition } from "../../domain/form-definition";
import { contactEnquiry, expertAppointment } from "../../domain/site-forms";

/** A form's definition, and content's words for its mail, its messages and its page for visitors without JavaScript. */
export type ServerForm = ReturnType<typeof serverForm>;

const company = companyModel.parse(content.company);
const messages = formMessages.parse(content.formMessages);

function serverForm(definition: FormDefinition, file: unknown) {
  // One of them has words for the pages only.
  return { definition, text: formText(definition).strip().parse(file), company, messages };
}

/** The site's forms, whose words become part of the bundled server. */
export const serverForms = [
  serverForm(contactEnquiry, content.contactEnquiryText),
  serverForm(expertAppointment, content.expertAppointmentText),
] as const;
