import companyFile from "../../../content/company.json";
import contactFile from "../../../content/forms/contact-enquiry.json";
import appointmentFile from "../../../content/forms/expert-appointment.json";
import messagesFile from "../../../content/forms/messages.json";
import { company as companyModel } from "../../content/model/company";
import { formMessages } from "../../content/model/form-messages";
import { formText } from "../../content/model/forms";
import type { FormDefinition } from "../../domain/form-definition";
import { contactEnquiry, expertAppointment } from "../../domain/site-forms";

/** A form with the words of its error messages, and of the page that responds when it is posted without JavaScript. */
export type FormTexts = ReturnType<typeof textsOf>;

const company = companyModel.parse(companyFile);
const messages = formMessages.parse(messagesFile);

function textsOf(form: FormDefinition, file: unknown) {
  // One of them has words for the pages only.
  return { form, words: formText(form).strip().parse(file), company, messages };
}

/** The site's forms, whose words become part of the bundled server. */
export const forms = [
  textsOf(contactEnquiry, contactFile),
  textsOf(expertAppointment, appointmentFile),
];
