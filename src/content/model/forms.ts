/** The texts and choices of the forms. Their fields and rules are code: see src/domain/forms.ts. */
import { z } from "zod";
import { cleanLine } from "../../domain/clean-text";
import { contactEnquiry, expertAppointment } from "../../domain/forms";
import {
  type ControlText,
  type FormDefinition,
  type FormField,
  listViolations,
} from "../../domain/form-definition";
import { choice, contentFile, group, optionalList } from "./structures";
import { fieldMeta } from "./field-metadata";
import { longText, reference, template, shortText } from "./field-types";

const isCleanLine = (text: string) => text !== "" && cleanLine(text) === text;

const digitCount = (label: string, hint: string) =>
  // A number has at most 15 digits (ITU-T E.164).
  z.int().min(3).max(15).meta(fieldMeta(label, hint));

/** Creates the model of a form's texts. The controls are a list, so that a new field needs no new query. */
export function createFormModel(definition: FormDefinition, label = "Form") {
  const fields = Object.values(definition.fields);
  const option = group("FormOption", "Choice", {
    value: z
      .string()
      .refine(isCleanLine, "expected a line of text without blanks at its ends")
      .meta(fieldMeta("Value", "Never shown: what is sent and stored.")),
    label: shortText("Label"),
    service: reference("Service", "name", "Service")
      .meta({
        isAdvice: true,
        description: "If the choice is one: the check then says when it is gone.",
      })
      .optional(),
  });
  const error = group("FormError", "Error message", {
    when: choice("String", "When", [
      ...new Set(fields.flatMap((field): string[] => listViolations(field))),
    ]),
    message: shortText("Message"),
  });
  const control = group("FormControl", "Field", {
    name: choice("String", "Field", Object.keys(definition.fields)),
    label: shortText("Label"),
    hint: shortText("Hint", "Shown below the label.").optional(),
    errorHint: shortText(
      "Hint after a mistake",
      "Shown below the message when what was typed is not accepted: what nearly everybody knows, or where else to write.",
    ).optional(),
    digits: digitCount("Digits", "Of a phone number, without the country code.").optional(),
    digitsTo: digitCount(
      "Digits at most",
      "Where phone numbers differ in length; those of other countries may then begin with +.",
    ).optional(),
    placeholder: shortText(
      "Placeholder",
      "The first option of a list, when nothing is chosen yet.",
    ).optional(),
    options: optionalList("Choices", option, "In the order shown."),
    initial: z
      .string()
      .meta(fieldMeta("Chosen at first", "A value. In a list that is required it means no choice."))
      .optional(),
    errors: optionalList("Error messages", error),
  });
  const controls = z.array(control).superRefine((items, context) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: "custom", message, path });
    for (const [name, field] of Object.entries(definition.fields)) {
      const index = items.findIndex((each) => each.name === name);
      const repeated = items.findIndex((each, at) => at > index && each.name === name);
      const item = items[index];
      if (!item) {
        refuse(`expected a control named "${name}", got none`);
      } else if (repeated >= 0) {
        refuse(`expected one control named "${name}", got a second`, repeated, "name");
      } else {
        checkControl(field, item, (problem, ...path) =>
          refuse(`the field "${name}" ${problem}`, index, ...path),
        );
      }
    }
  });
  return contentFile(label, {
    heading: shortText("Heading"),
    controls: controls.meta(
      fieldMeta("Fields", "Each field of the form once; their order is the form's."),
    ),
    mailSubject: template("Subject of the mail to the office", "name"),
    submit: shortText("Submit button"),
    sending: shortText("While sending"),
    success: shortText("When sent"),
  });
}

interface Control extends ControlText {
  readonly digits?: number | undefined;
  readonly digitsTo?: number | undefined;
  readonly placeholder?: string | undefined;
}

/** Reports what is wrong with a field's choices, digits and messages. */
function checkControl(
  field: FormField,
  text: Control,
  refuse: (problem: string, ...path: (string | number)[]) => void,
): void {
  const values = (text.options ?? []).map(({ value }) => value);
  const { digits, digitsTo, initial = null } = text;
  const isList = field.control.element === "select";
  if (isList !== values.length > 0) refuse(isList ? "needs choices" : "has no choices", "options");
  const repeated = values.findIndex((value, index) => values.indexOf(value) < index);
  if (repeated > 0) refuse(`has "${values[repeated]}" only once`, "options", repeated, "value");
  const isUnknown = initial !== null && !values.includes(initial);
  if (isUnknown) refuse(`has no choice "${initial}"`, "initial");
  if (isList && initial === null && text.placeholder === undefined) {
    refuse("needs a placeholder: nothing is chosen at first");
  }
  if (field.isPhone !== true) {
    if (digits !== undefined) refuse("is no phone number", "digits");
    if (digitsTo !== undefined) refuse("is no phone number", "digitsTo");
  } else if (digitsTo !== undefined && (digits === undefined || digits >= digitsTo)) {
    refuse(`needs "digits" below ${digitsTo}`, "digitsTo");
  }
  const given = (text.errors ?? []).map(({ when }) => when);
  const possible: string[] = listViolations(field);
  for (const violation of possible) {
    if (!given.includes(violation)) refuse(`needs words for "${violation}", got none`, "errors");
  }
  for (const [index, key] of given.entries()) {
    if (!possible.includes(key)) refuse(`has no "${key}"`, "errors", index, "when");
    else if (given.indexOf(key) < index) refuse(`has "${key}" only once`, "errors", index, "when");
  }
}

export const contactEnquiryForm = createFormModel(contactEnquiry, "Contact form");

export const expertAppointmentForm = createFormModel(expertAppointment)
  .extend({ lead: longText("Lead") })
  .meta({ title: "Appointment form" });
