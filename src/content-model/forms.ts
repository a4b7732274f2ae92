/** The words, choices and named rules of the forms. Their fields are code: see src/domain. */
import { z } from "zod";
import { cleanLine } from "../domain/clean";
import { contactEnquiry, expertAppointment } from "../domain/forms";
import {
  type ControlText,
  type FormDefinition,
  type FormField,
  violationsOf,
} from "../domain/form";
import { choice, contentFile, group, help, labelled, optionalList } from "./help";
import { longText, slug, template, text } from "./primitives";

/**
 * The words of one form. `controls`, `options` and `errors` are lists, so that a new field needs no new query. The key
 * is not `fields`: Gatsby reserves that name on nodes.
 */
export function formText(form: FormDefinition, label = "Form") {
  const names = Object.keys(form.fields);
  const fields = Object.values(form.fields);
  const rules = [...new Set(fields.flatMap(({ namedRules = {} }) => Object.keys(namedRules)))];
  const option = group("FormOption", "Choice", {
    value: labelled(
      z.string().refine((value) => value !== "" && cleanLine(value) === value, {
        error: "expected a line of text without blanks at its ends",
      }),
      "Value",
      "Never shown: what is sent and stored.",
    ),
    label: text("Label"),
    service: slug("Service", "The service it means; none if it means several.").optional(),
  });
  const error = group("FormError", "Error message", {
    when: choice("String", "When", [...new Set(fields.flatMap(possibleViolations))]),
    message: text("Message"),
  });
  const control = group("FormControl", "Field", {
    name: choice("String", "Field", names),
    label: text("Label"),
    hint: text("Hint", "Shown below the label.").optional(),
    rule: choice(
      "String",
      "Rule",
      rules,
      'What is accepted. Names: "letters" and spaces, or "any". E-mail: a last part of "2 to 4" characters, or "any". Phone: "ten digits", "country code and ten digits", or "international".',
    ).optional(),
    placeholder: text(
      "Placeholder",
      "The first option of a list, when nothing is chosen yet.",
    ).optional(),
    options: optionalList("Choices", option, "In the order shown."),
    initial: z
      .string()
      .meta(help("Chosen at first", "A value. In a list that is required it means no choice."))
      .optional(),
    errors: optionalList("Error messages", error),
  });
  const controls = z.array(control).superRefine((items, context) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: "custom", message, path });
    for (const [name, field] of Object.entries(form.fields)) {
      const [first, repeated] = [...items.keys()].filter((index) => items[index]?.name === name);
      const text = first === undefined ? undefined : items[first];
      if (first === undefined || text === undefined) {
        refuse(`expected a control named "${name}", got none`);
        continue;
      }
      if (repeated !== undefined) {
        refuse(`expected one control named "${name}", got a second`, repeated, "name");
        continue;
      }
      for (const { path, problem } of problemsOf(field, text)) {
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
    mailSubject: template("Subject of the mail to the office", "name"),
    submit: text("Submit button"),
    sending: text("While sending"),
    success: text("When sent"),
  });
}

interface FieldProblem {
  readonly path: readonly (string | number)[];
  readonly problem: string;
}

type Control = ControlText & { readonly placeholder?: string | undefined };

/** What is wrong with a field's choices, rule and messages. */
function problemsOf(field: FormField, text: Control): FieldProblem[] {
  const { namedRules = {}, control } = field;
  const rules = Object.keys(namedRules);
  const values = (text.options ?? []).map(({ value }) => value);
  const { rule, initial = null } = text;
  const problem = (path: FieldProblem["path"], words: string | false): FieldProblem[] =>
    words === false ? [] : [{ path, problem: words }];
  const isList = control.kind === "select";
  const isRule = rules.length === 0 ? rule === undefined : rules.includes(rule ?? "");
  const ruleNames = rules.map((each) => `"${each}"`).join(", ");
  const isEmpty = isList && initial === null && text.placeholder === undefined;
  const isNoChoice = initial !== null && !values.includes(initial);
  const repeated = values.findIndex((value, index) => values.indexOf(value) < index);
  return [
    ...problem(
      ["rule"],
      !isRule && (ruleNames ? `needs one of the rules ${ruleNames}` : "has no rules"),
    ),
    ...problem(
      ["options"],
      isList !== values.length > 0 && (isList ? "needs choices" : "has no choices"),
    ),
    ...problem(
      ["options", repeated, "value"],
      repeated > 0 && `has "${values[repeated]}" only once`,
    ),
    ...problem(["initial"], isNoChoice && `has no choice "${initial}"`),
    ...problem([], isEmpty && "needs a placeholder: nothing is chosen at first"),
    ...(isRule ? messageProblems(field, text) : []),
  ];
}

/** Every message that the named rule needs, once; those of the field's other rules may stay. */
function messageProblems(field: FormField, text: Control): FieldProblem[] {
  const given = (text.errors ?? []).map(({ when }) => when);
  const possible = possibleViolations(field);
  const missing = violationsOf(field, text)
    .filter((key) => !given.includes(key))
    .map((key) => ({ path: ["errors"], problem: `needs words for "${key}", got none` }));
  const wrong = given.flatMap((key, index) => {
    const path = ["errors", index, "when"];
    if (!possible.includes(key)) return [{ path, problem: `has no "${key}"` }];
    return given.indexOf(key) < index ? [{ path, problem: `has "${key}" only once` }] : [];
  });
  return [...missing, ...wrong];
}

/** The violations of a field by whichever rule content names. */
function possibleViolations(field: FormField): string[] {
  const rules = Object.keys(field.namedRules ?? { none: undefined });
  return [...new Set(rules.flatMap((rule) => violationsOf(field, { name: "", rule })))];
}

export const contactEnquiryForm = formText(contactEnquiry, "Contact form");

export const expertAppointmentForm = labelled(
  formText(expertAppointment).extend({ lead: longText("Lead") }),
  "Appointment form",
);
