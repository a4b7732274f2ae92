/** The words of the forms. Their fields, rules and stored values are code: see src/domain. */
import { z } from "zod";
import { contactEnquiry } from "../domain/contact-enquiry";
import { expertAppointment } from "../domain/expert-appointment";
import {
  type FormDefinition,
  type FormField,
  type LimitViolation,
  violationsOf,
} from "../domain/form";
import { choice, contentFile, group, labelled } from "./help";
import { longText, template, text } from "./primitives";

/**
 * The words of one form. `controls`, `options` and `errors` are lists, so that a new field needs no new query. The key
 * is not `fields`: Gatsby reserves that name on nodes.
 */
export function formText(form: FormDefinition, label = "Form") {
  const names = Object.keys(form.fields);
  const fields = Object.values(form.fields);
  const option = group("FormOption", "Choice", {
    value: choice(
      "String",
      "Value",
      [...new Set(fields.flatMap(optionsOf))],
      "Never shown: what is sent and stored.",
    ),
    label: text("Label"),
  });
  const error = group("FormError", "Error message", {
    when: choice("String", "When", [...new Set(fields.flatMap(violationsOf))]),
    message: text("Message"),
  });
  const control = group("FormControl", "Field", {
    name: choice("String", "Field", names),
    label: text("Label"),
    hint: text("Hint", "Shown below the label.").optional(),
    placeholder: text(
      "Placeholder",
      "The first option of a list, when nothing is chosen yet.",
    ).optional(),
    options: labelled(
      z.array(option),
      "Choices",
      "Each choice once, in the order shown.",
    ).optional(),
    errors: labelled(z.array(error), "Error messages").optional(),
  });
  const controls = z.array(control).superRefine((items, context) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: "custom", message, path });
    for (const [name, field] of Object.entries(form.fields)) {
      const [first, repeated] = [...items.keys()].filter((index) => items[index]?.name === name);
      if (first === undefined) {
        refuse(`expected a control named "${name}", got none`);
        continue;
      }
      if (repeated !== undefined) {
        refuse(`expected one control named "${name}", got a second`, repeated, "name");
        continue;
      }
      const { placeholder, options = [], errors = [] } = items[first] ?? {};
      if (field.control.kind === "select" && !field.initial && placeholder === undefined) {
        refuse("expected a placeholder, got nothing: the control is empty at first", first);
      }
      const values = options.map(({ value }) => value);
      const violations = errors.map(({ when }) => when);
      for (const { path, problem } of [
        ...keyProblems(["options", "value"], optionsOf(field), values),
        ...keyProblems(["errors", "when"], violationsOf(field), violations),
      ]) {
        refuse(`the field "${name}" ${problem}`, first, ...path);
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

function optionsOf({ control }: FormField): readonly string[] {
  return control.kind === "select" ? control.options : [];
}

/** Compares the keys of a list of words with those the field has: each once, and no others. */
function keyProblems(
  [list, property]: readonly [list: string, property: string],
  expected: readonly string[],
  given: readonly string[],
) {
  const missing = expected
    .filter((key) => !given.includes(key))
    .map((key) => ({ path: [list], problem: `needs words for "${key}", got none` }));
  const wrong = given.flatMap((key, index) => {
    const path = [list, index, property];
    if (!expected.includes(key)) return [{ path, problem: `has no "${key}"` }];
    if (given.indexOf(key) < index) return [{ path, problem: `has "${key}" only once` }];
    return [];
  });
  return [...missing, ...wrong];
}

export const contactEnquiryForm = formText(contactEnquiry, "Contact form");

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
  limits: group(
    "FormLimits",
    "Limits",
    {
      tooLong: template("Too long", "max"),
      severalLines: text("More than one line"),
    } satisfies Record<LimitViolation, z.ZodString>,
    "Shown beside a field that only the server refuses.",
  ),
  rejections: group(
    "FormRejections",
    "Rejections",
    {
      unreadable: text("Not a form of this site"),
      foreign: text("Sent from another site"),
      tooLarge: text("Larger than the server accepts"),
      failed: text("Any other reason"),
    },
    "Shown without JavaScript, when the server cannot read a form.",
  ),
  reload: text("Reload", "The button below “Form not loaded”."),
  thankYou: group(
    "FormThankYou",
    "Thank-you page",
    { title: text("Title"), lead: longText("Lead") },
    "Shown without JavaScript. After a contact enquiry, its own message is the title.",
  ),
});
