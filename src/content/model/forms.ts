/** The words, choices and rules of the forms. Their fields are code: see src/domain. */
import { z } from "zod";
import { cleanLine } from "../../domain/clean";
import { contactEnquiry, expertAppointment } from "../../domain/site-forms";
import {
  type ControlText,
  type FormDefinition,
  type FormField,
  violationsOf,
} from "../../domain/form-definition";
import { choice, contentFile, group, fieldMeta, optionalList } from "./metadata";
import { longText, template, text } from "./primitives";

const ruleHint =
  'What is accepted. Names: "letters" and spaces, or "any". E-mail: a last part of "2 to 4" characters, or "any". Phone: "ten digits", "country code and ten digits", or "international".';

const isCleanLine = (text: string) => text !== "" && cleanLine(text) === text;

/** The words of one form. Its fields are a list, so that a new one needs no new query. Gatsby reserves the name `fields`. */
export function formText(definition: FormDefinition, label = "Form") {
  const fields = Object.values(definition.fields);
  const names = [...new Set(fields.flatMap(({ rules = {} }) => Object.keys(rules)))];
  const option = group("FormOption", "Choice", {
    value: z
      .string()
      .refine(isCleanLine, "expected a line of text without blanks at its ends")
      .meta(fieldMeta("Value", "Never shown: what is sent and stored.")),
    label: text("Label"),
  });
  const error = group("FormError", "Error message", {
    when: choice("String", "When", [...new Set(fields.flatMap(possibleViolations))]),
    message: text("Message"),
  });
  const control = group("FormControl", "Field", {
    name: choice("String", "Field", Object.keys(definition.fields)),
    label: text("Label"),
    hint: text("Hint", "Shown below the label.").optional(),
    rule: choice("String", "Rule", names).describe(ruleHint).optional(),
    placeholder: text(
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
    heading: text("Heading"),
    controls: controls.meta(
      fieldMeta("Fields", "Each field of the form once; their order is the form's."),
    ),
    mailSubject: template("Subject of the mail to the office", "name"),
    submit: text("Submit button"),
    sending: text("While sending"),
    success: text("When sent"),
  });
}

type Control = ControlText & { readonly placeholder?: string | undefined };

/** Reports what is wrong with a field's choices, rule and messages. */
function checkControl(
  field: FormField,
  text: Control,
  refuse: (problem: string, ...path: (string | number)[]) => void,
): void {
  const { rules = {} } = field;
  const ruleNames = Object.keys(rules);
  const values = (text.options ?? []).map(({ value }) => value);
  const { rule, initial = null } = text;
  const isList = field.control.kind === "select";
  if (isList !== values.length > 0) refuse(isList ? "needs choices" : "has no choices", "options");
  const repeated = values.findIndex((value, index) => values.indexOf(value) < index);
  if (repeated > 0) refuse(`has "${values[repeated]}" only once`, "options", repeated, "value");
  const isUnknown = initial !== null && !values.includes(initial);
  if (isUnknown) refuse(`has no choice "${initial}"`, "initial");
  if (isList && initial === null && text.placeholder === undefined) {
    refuse("needs a placeholder: nothing is chosen at first");
  }
  if (ruleNames.length === 0 ? rule !== undefined : !ruleNames.includes(rule ?? "")) {
    const names = ruleNames.map((each) => `"${each}"`).join(", ");
    refuse(names ? `needs one of the rules ${names}` : "has no rules", "rule");
    return;
  }
  // Every message that the rule needs, once; those of the field's other rules may stay.
  const given = (text.errors ?? []).map(({ when }) => when);
  for (const violation of violationsOf(field, rules[rule ?? ""])) {
    if (!given.includes(violation)) refuse(`needs words for "${violation}", got none`, "errors");
  }
  const possible = possibleViolations(field);
  for (const [index, key] of given.entries()) {
    if (!possible.includes(key)) refuse(`has no "${key}"`, "errors", index, "when");
    else if (given.indexOf(key) < index) refuse(`has "${key}" only once`, "errors", index, "when");
  }
}

/** The violations of a field by whichever rule content names. */
function possibleViolations(field: FormField): string[] {
  const rules = Object.values(field.rules ?? { none: {} });
  return [...new Set(rules.flatMap((rule) => violationsOf(field, rule)))];
}

export const contactEnquiryForm = formText(contactEnquiry, "Contact form");

export const expertAppointmentForm = formText(expertAppointment)
  .extend({ lead: longText("Lead") })
  .meta({ title: "Appointment form" });
