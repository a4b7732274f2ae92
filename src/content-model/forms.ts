/** The words of the forms. Their fields, rules and error messages are code: see src/domain. */
import { z } from "zod";
import { contactEnquiry } from "../domain/contact-enquiry";
import { expertAppointment } from "../domain/expert-appointment";
import { fieldNames, type FormDefinition, type FormField } from "../domain/form";
import { choice, contentFile, group, labelled } from "./help";
import { longText, template, text } from "./primitives";

/**
 * The words of one form. `controls` is a list, because GraphQL can select only the fields of an object
 * that a query names, and a new field should need no new query. Its order is that of the form.
 *
 * The key is not `fields`: Gatsby reserves that name on nodes.
 */
export function formText<Name extends string>(form: FormDefinition<Name>, label = "Form") {
  const names = fieldNames(form);
  const type = form.name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const control = group(`${type}Control`, "Field", {
    name: choice(`${type}Field`, "Field", names),
    label: text("Label"),
    hint: text("Hint", "Shown below the label.").optional(),
    placeholder: text(
      "Placeholder",
      "The first option of a list, when nothing is chosen yet.",
    ).optional(),
  });
  const controls = z.array(control).superRefine((items, context) => {
    for (const name of names) {
      const indexes = [...items.keys()].filter((index) => items[index]?.name === name);
      const [first, repeated] = indexes;
      if (first === undefined) {
        context.addIssue({ code: "custom", message: `expected a control named "${name}"` });
      } else if (repeated !== undefined) {
        const message = `expected one control named "${name}", got a second`;
        context.addIssue({ code: "custom", message, path: [repeated, "name"] });
      } else if (needsPlaceholder(form.fields[name]) && items[first]?.placeholder === undefined) {
        const message = "expected a placeholder: the control is empty at first";
        context.addIssue({ code: "custom", message, path: [first] });
      }
    }
  });
  return contentFile(label, {
    heading: text("Heading"),
    controls: labelled(
      controls,
      "Fields",
      "Each field of the form once; their order is the form's.",
    ),
    submit: text("Submit button"),
    sending: text("While sending"),
    success: text("When sent"),
  });
}

function needsPlaceholder({ control, initial = "" }: FormField): boolean {
  return control.kind === "select" && initial === "";
}

/** content/forms/contact-enquiry.json */
export const contactEnquiryForm = formText(contactEnquiry, "Contact form");

/** content/forms/expert-appointment.json */
export const expertAppointmentForm = labelled(
  formText(expertAppointment).extend({ lead: longText("Lead") }),
  "Appointment form",
);

/** content/forms/messages.json: the words that the forms share. */
export const formMessages = contentFile("Messages of the forms", {
  problemTitle: text("Title of a problem"),
  /** {email} and {phone} become links. */
  alternative: labelled(
    template("Another way", "email", "phone"),
    "Another way",
    "Follows every failure message; {email} and {phone} become links.",
  ),
  failures: group("FormFailures", "Failures", {
    offline: text("Offline"),
    timeout: text("No reply in time"),
    tooMany: text("Too many attempts"),
    refused: text("Refused"),
    server: text("Error of the server"),
    notLoaded: text("Form not loaded", "Shown instead of a form whose code cannot be loaded."),
  }),
  reload: text("Reload", "The button below “Form not loaded”."),
  thankYou: group(
    "FormThankYou",
    "Thank-you page",
    { title: text("Title"), lead: longText("Lead") },
    "Shown without JavaScript.",
  ),
});
