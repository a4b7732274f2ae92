/** The words of the forms. Their fields, rules and error messages are code: see src/domain. */
import { z } from "zod";
import { contactEnquiry } from "../domain/contact-enquiry";
import { expertAppointment } from "../domain/expert-appointment";
import { fieldNames, type FormDefinition, type FormField } from "../domain/form";
import { template, text } from "./primitives";

/**
 * The words of one form. `controls` is a list, because GraphQL can select only the fields of an object
 * that a query names, and a new field should need no new query. Its order is that of the form.
 *
 * The key is not `fields`: Gatsby reserves that name on nodes.
 */
export function formText<Name extends string>(form: FormDefinition<Name>) {
  const names = fieldNames(form);
  const type = form.name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const control = z
    .strictObject({
      name: z.enum(names).meta({ id: `${type}Field` }),
      label: text(),
      hint: text().optional(),
      /** A select's first option, which means that nothing is chosen yet. */
      placeholder: text().optional(),
    })
    .meta({ id: `${type}Control` });
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
  return z.strictObject({
    heading: text(),
    controls,
    submit: text(),
    sending: text(),
    success: text(),
  });
}

function needsPlaceholder({ control, initial = "" }: FormField): boolean {
  return control.kind === "select" && initial === "";
}

/** content/forms/contact-enquiry.json */
export const contactEnquiryForm = formText(contactEnquiry);

/** content/forms/expert-appointment.json */
export const expertAppointmentForm = formText(expertAppointment).extend({
  lead: text(),
});

/** content/forms/messages.json: the words that the forms share. */
export const formMessages = z.strictObject({
  problemTitle: text(),
  /** Follows every failure message; {email} and {phone} become links. */
  alternative: template("email", "phone"),
  failures: z
    .strictObject({
      offline: text(),
      timeout: text(),
      tooMany: text(),
      refused: text(),
      server: text(),
      /** Shown instead of a form whose code cannot be loaded. */
      notLoaded: text(),
    })
    .meta({ id: "FormFailures" }),
  /** The label of the button that follows the message `notLoaded`. */
  reload: text(),
  thankYou: z.strictObject({ title: text(), lead: text() }).meta({ id: "FormThankYou" }),
});
