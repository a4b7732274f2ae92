import { isCalendarDate, lastDay } from "./calendar-date";
import { cleanLine, cleanText, isVisible } from "./clean";

export interface InputControl {
  readonly kind: "input";
  readonly type: "text" | "email" | "tel" | "date";
  readonly inputMode?: "tel" | "url";
  /** What tells browsers how to fill it in (WCAG 1.3.5). */
  readonly autoComplete?: string;
  /** What tells keyboards whether to begin a text with a capital. */
  readonly autoCapitalize?: "words" | "none";
  /** The date picker offers no day before today. An earlier day that is typed is still valid. */
  readonly startsToday?: boolean;
}

/** How a visitor fills a field in. The attributes are those of the HTML control, in React's spelling. */
export type Control =
  InputControl | { readonly kind: "textarea"; readonly rows: number } | { readonly kind: "select" };

/** What can be wrong with a field; content has a message for each. */
export type Violation = "required" | "invalid";

/** How many digits a phone number has without its country code. */
export interface Digits {
  /** Ten, as specified, where content says nothing. */
  readonly digits?: number | null;
  /** The most that it may have, where numbers differ in length. */
  readonly digitsTo?: number | null;
}

/** Everything the site needs to know of one field, except its words and choices: those are content. */
export interface FormField {
  readonly control: Control;
  readonly isOptional?: boolean;
  /** The field takes half a row where the form is wide enough. */
  readonly isHalf?: boolean;
  /** The hint is shown with an error only: it says what nearly everybody does anyway. */
  readonly hintsOnError?: boolean;
  /** Content says how many digits it has. */
  readonly isPhone?: boolean;
  /** Returns what is checked, sent and stored of the cleaned text. What was typed stays in the control. */
  readonly normalize?: (text: string, digits: Digits, companyPhone: string) => string;
  /** Any text is right where this is left out. */
  readonly isValid?: (text: string, digits: Digits) => boolean;
  /** The most characters that the server accepts; it then refuses line breaks in a single line too. */
  readonly limit?: number;
}

/** What was typed, or what is sent of it, by the names of the fields. */
export type Values = Record<string, string>;

/** What is wrong, without the fields that are right. */
export type Violations = Record<string, Violation>;

/** The same in content's words. */
export type Messages = Record<string, string>;

/** What content says of a field. */
export interface ControlText extends Digits {
  readonly name: string;
  /** The choice before any is made; in a list that is required it means that none is. Empty by default. */
  readonly initial?: string | null;
  /** The values are sent and stored. */
  readonly options?: readonly { readonly value: string }[] | null;
  readonly errors?: readonly { readonly when: string; readonly message: string }[] | null;
}

/** The one declaration of a form. Values, validation, controls, mail and CSV columns derive from it. */
export interface FormDefinition<Name extends string = string> {
  /** Identifies the form in the database, and its words: content/forms/<name>.json. */
  readonly name: string;
  /** The path that it is posted to. */
  readonly action: string;
  /** The page that shows the form: where a visitor goes who opens `action` itself. */
  readonly shownAt: string;
  /** The address that confirms a form that was sent without JavaScript. */
  readonly thankYouPath: string;
  /** The fields in the order of the JSON body, the mail and the CSV columns. */
  readonly fields: Readonly<Record<Name, FormField>>;
}

export function initialValues(
  { fields }: FormDefinition,
  controls: readonly ControlText[],
): Values {
  const names = Object.keys(fields);
  return Object.fromEntries(names.map((name) => [name, textOf(name, controls)?.initial ?? ""]));
}

/**
 * What is checked, sent and stored of what was typed. A missing field is empty.
 * @param companyPhone the company's own number, with its calling code
 */
export function normalize(
  { fields }: FormDefinition,
  controls: readonly ControlText[],
  companyPhone: string,
  typed: Readonly<Values>,
): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    const clean = field.control.kind === "textarea" ? cleanText : cleanLine;
    const text = clean(typed[name] ?? "");
    values[name] = field.normalize?.(text, textOf(name, controls) ?? {}, companyPhone) ?? text;
  }
  return values;
}

/** Finds what is wrong with values. */
export function validate(
  { fields }: FormDefinition,
  controls: readonly ControlText[],
  values: Readonly<Values>,
): Violations {
  const violations: Violations = {};
  for (const [name, field] of Object.entries(fields)) {
    const violation = violationOf(field, textOf(name, controls), values[name] ?? "");
    if (violation) violations[name] = violation;
  }
  return violations;
}

function violationOf(
  field: FormField,
  text: ControlText | undefined,
  value: string,
): Violation | undefined {
  const { isOptional = false, isValid } = field;
  if (!isOptional && !isFilled(field, text, value)) return "required";
  return value === "" || !isValid || isValid(value, text ?? {}) ? undefined : "invalid";
}

/** Whether a field holds what was asked for: a day, a choice, or something that can be seen. */
function isFilled({ control }: FormField, text: ControlText | undefined, value: string): boolean {
  if (control.kind === "select") {
    return value !== text?.initial && (text?.options ?? []).some((each) => each.value === value);
  }
  return control.kind === "input" && control.type === "date"
    ? isCalendarDate(value)
    : isVisible(value);
}

/** The violations that a field can have. */
export function violationsOf({ isOptional = false, isValid }: FormField): Violation[] {
  return [
    ...(isOptional ? [] : (["required"] as const)),
    ...(isValid ? (["invalid"] as const) : []),
  ];
}

/** The attributes of an `<input>` for a control. */
export const inputAttributes = (control: InputControl) => ({
  type: control.type,
  inputMode: control.inputMode,
  autoComplete: control.autoComplete,
  autoCapitalize: control.autoCapitalize,
  // A line is a name, an address or a number, which no dictionary knows.
  autoCorrect: "off",
  spellCheck: false,
  max: control.type === "date" ? lastDay : undefined,
});

function textOf(name: string, controls: readonly ControlText[]): ControlText | undefined {
  return controls.find((control) => control.name === name);
}

/** Returns content's messages for violations. One without a message throws. */
export function inWords(violations: Violations, controls: readonly ControlText[]): Messages {
  const messages = Object.entries(violations).map(([name, violation]) => {
    const words = textOf(name, controls)?.errors?.find(({ when }) => when === violation);
    if (!words) throw new Error(`No message for "${violation}" of the field ${name}`);
    return [name, words.message] as const;
  });
  return Object.fromEntries(messages);
}
