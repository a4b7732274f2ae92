import { isCalendarDate, lastDay } from "./calendar-date";
import { cleanLine, cleanText, isVisible } from "./clean-text";

export interface InputControl {
  readonly element: "input";
  readonly type: "text" | "email" | "tel" | "date";
  readonly inputMode?: "tel" | "url";
  /** Tells browsers how to fill the field in (WCAG 1.3.5). */
  readonly autoComplete?: string;
  /** Tells on-screen keyboards whether to begin with a capital letter. */
  readonly autoCapitalize?: "words" | "none";
  /** The date picker offers no day before today. An earlier day that is typed is still valid. */
  readonly startsToday?: boolean;
}

/** The HTML element that a visitor fills in, with its attributes in React's spelling. */
export type Control =
  | InputControl
  | { readonly element: "textarea"; readonly rows: number }
  | { readonly element: "select" };

/** What can be wrong with a field; content has a message for each. */
export type Violation = "required" | "invalid";

/** How many digits a phone number has without its country code. */
export interface Digits {
  /** Ten by default, as specified. */
  readonly digits?: number | null;
  /** The largest number of digits, where numbers differ in length. */
  readonly digitsTo?: number | null;
}

/** Everything about one field except its texts and choices, which are content. */
export interface FormField {
  readonly control: Control;
  readonly isOptional?: boolean;
  /** The field takes half a row if the form is wide enough. */
  readonly isHalf?: boolean;
  /** The field is a phone number, for which content says how many digits it has. */
  readonly isPhone?: boolean;
  /** Turns the cleaned text into what is checked, sent and stored. The control keeps what was typed. */
  readonly normalize?: (text: string, digits: Digits, companyPhone: string) => string;
  /** Without it, any text is valid. */
  readonly isValid?: (text: string, digits: Digits) => boolean;
  /** The number of characters that the server accepts. With a limit, it also refuses line breaks in a single line. */
  readonly limit?: number;
}

/** What was typed, or what is sent, by the names of the fields. */
export type Values = Record<string, string>;

/** What is wrong, by the names of the fields. Valid fields are missing. */
export type Violations = Record<string, Violation>;

/** The messages for violations, from content, by the names of the fields. */
export type Messages = Record<string, string>;

/** What content says of a field. */
export interface ControlText extends Digits {
  readonly name: string;
  /** The value selected at first, empty by default. In a required list it counts as no choice. */
  readonly initial?: string | null;
  /** The values are sent and stored. */
  readonly options?: readonly { readonly value: string }[] | null;
  readonly errors?: readonly { readonly when: string; readonly message: string }[] | null;
}

/** The single declaration of a form, from which values, validation, controls, mail and CSV columns derive. */
export interface FormDefinition<Name extends string = string> {
  /** Identifies the form in the database, and its texts: content/forms/<name>.json. */
  readonly name: string;
  /** The path that it is posted to. */
  readonly action: string;
  /** The address of the form itself, to which a visitor is sent who opens `action`. */
  readonly shownAt: string;
  /** The page that confirms a form sent without JavaScript. */
  readonly thankYouPath: string;
  /** The fields in the order of the JSON body, the mail and the CSV columns. */
  readonly fields: Readonly<Record<Name, FormField>>;
}

/** Returns the values that the controls have at first. */
export function getInitialValues(
  { fields }: FormDefinition,
  controls: readonly ControlText[],
): Values {
  const names = Object.keys(fields);
  return Object.fromEntries(
    names.map((name) => [name, findControlText(name, controls)?.initial ?? ""]),
  );
}

/**
 * Turns what was typed into what is checked, sent and stored. A missing field becomes an empty text.
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
    const clean = field.control.element === "textarea" ? cleanText : cleanLine;
    const text = clean(typed[name] ?? "");
    values[name] =
      field.normalize?.(text, findControlText(name, controls) ?? {}, companyPhone) ?? text;
  }
  return values;
}

/** Finds what is wrong with normalized values. */
export function validate(
  { fields }: FormDefinition,
  controls: readonly ControlText[],
  values: Readonly<Values>,
): Violations {
  const violations: Violations = {};
  for (const [name, field] of Object.entries(fields)) {
    const violation = findViolation(field, findControlText(name, controls), values[name] ?? "");
    if (violation) violations[name] = violation;
  }
  return violations;
}

function findViolation(
  field: FormField,
  text: ControlText | undefined,
  value: string,
): Violation | undefined {
  const { isOptional = false, isValid } = field;
  if (!isOptional && !isFilled(field, text, value)) return "required";
  return value === "" || !isValid || isValid(value, text ?? {}) ? undefined : "invalid";
}

/** Whether a field is filled in: with a day, a choice, or a visible text. */
function isFilled({ control }: FormField, text: ControlText | undefined, value: string): boolean {
  if (control.element === "select") {
    return value !== text?.initial && (text?.options ?? []).some((each) => each.value === value);
  }
  return control.element === "input" && control.type === "date"
    ? isCalendarDate(value)
    : isVisible(value);
}

/** Lists the violations that a field can have. */
export function listViolations({ isOptional = false, isValid }: FormField): Violation[] {
  return [
    ...(isOptional ? [] : (["required"] as const)),
    ...(isValid ? (["invalid"] as const) : []),
  ];
}

/** Returns the attributes of an `<input>`. */
export const getInputAttributes = (control: InputControl) => ({
  type: control.type,
  inputMode: control.inputMode,
  autoComplete: control.autoComplete,
  autoCapitalize: control.autoCapitalize,
  // Names, addresses and numbers are in no dictionary.
  autoCorrect: "off",
  spellCheck: false,
  max: control.type === "date" ? lastDay : undefined,
});

function findControlText(name: string, controls: readonly ControlText[]): ControlText | undefined {
  return controls.find((control) => control.name === name);
}

/** Returns the messages of content for violations. Throws if content lacks one. */
export function findMessages(violations: Violations, controls: readonly ControlText[]): Messages {
  const messages = Object.entries(violations).map(([name, violation]) => {
    const text = findControlText(name, controls)?.errors?.find(({ when }) => when === violation);
    if (!text) throw new Error(`No message for "${violation}" of the field ${name}`);
    return [name, text.message] as const;
  });
  return Object.fromEntries(messages);
}
