import { cleanLine, cleanText } from "./clean";

export interface InputControl {
  readonly kind: "input";
  readonly type: "text" | "email" | "tel" | "date";
  readonly inputMode?: "numeric" | "tel" | "url";
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

/** Tests, each with the key of its violation. The first that a text fails decides; content has a message for each key. */
export type FieldRule = readonly (readonly [
  isValid: (text: string) => boolean,
  violation: string,
])[];

/** A rule that content names, and what its input asks of keyboards and of browsers that fill it in. */
export interface NamedRule {
  /** Returns what is checked, sent and stored of the text that the field has read. */
  readonly normalize?: (text: string, companyPhone: string) => string;
  readonly rule: FieldRule;
  readonly input?: Pick<InputControl, "type" | "inputMode" | "autoComplete">;
}

/** Everything the site needs to know of one field, except its words and choices: those are content. */
export interface FormField {
  readonly control: Control;
  /** The field may stay empty. Its rule then applies only to what is typed. */
  readonly isOptional?: boolean;
  /** The field takes half a row where the form is wide enough. */
  readonly isHalf?: boolean;
  /** The hint is shown with an error only: it says what nearly everybody does anyway. */
  readonly hintsOnError?: boolean;
  /** Returns what is checked, sent and stored of the cleaned text. What was typed stays in the control. */
  readonly normalize?: (text: string) => string;
  /** Checked by the browser and again by the server. */
  readonly rule?: FieldRule;
  /** Content names one of these, which is checked after `rule`. */
  readonly namedRules?: Readonly<Record<string, NamedRule>>;
  /** The most characters that the server accepts; it then refuses line breaks in a single line too. */
  readonly limit?: number;
}

/** Something typed, a message or a key, by the name of its field. */
export type Texts = Record<string, string>;

export interface ControlText {
  readonly name: string;
  /** One of the field's named rules. */
  readonly rule?: string | null;
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

export function initialValues({ fields }: FormDefinition, controls: readonly ControlText[]): Texts {
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
  typed: Readonly<Texts>,
): Texts {
  const normalized: Texts = {};
  for (const [name, field] of Object.entries(fields)) {
    const { kind } = field.control;
    const clean = kind === "textarea" ? cleanText : cleanLine;
    const cleaned = clean(typed[name] ?? "");
    const text = field.normalize?.(cleaned) ?? cleaned;
    const { normalize: read } = namedRuleOf(field, textOf(name, controls)) ?? {};
    normalized[name] = read?.(text, companyPhone) ?? text;
  }
  return normalized;
}

/** The key of each wrong field's violation. Throws if content names no rule of a field that has several. */
export function validate(
  { fields }: FormDefinition,
  controls: readonly ControlText[],
  values: Readonly<Texts>,
): Texts {
  const violations: Texts = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = values[name] ?? "";
    if (field.isOptional === true && text === "") continue;
    const failed = ruleOf(field, textOf(name, controls)).find(([isValid]) => !isValid(text));
    if (failed) violations[name] = failed[1];
  }
  return violations;
}

export function controlOf(field: FormField, text?: ControlText): Control {
  const { control } = field;
  return control.kind === "input" ? { ...control, ...namedRuleOf(field, text)?.input } : control;
}

export function violationsOf(field: FormField, text?: ControlText): string[] {
  return [...new Set(ruleOf(field, text).map(([, violation]) => violation))];
}

/** A list may be left as it is only where it is optional. */
function ruleOf(field: FormField, text?: ControlText): FieldRule {
  const { control, isOptional = false, rule = [] } = field;
  if (control.kind !== "select") return [...rule, ...(namedRuleOf(field, text)?.rule ?? [])];
  const values = (text?.options ?? []).map(({ value }) => value);
  const choices = values.filter((value) => value !== text?.initial);
  return isOptional ? [] : [[(chosen) => choices.includes(chosen), "required"]];
}

function namedRuleOf({ namedRules }: FormField, text?: ControlText): NamedRule | undefined {
  if (namedRules === undefined) return undefined;
  const named = namedRules[text?.rule ?? ""];
  if (named === undefined) throw new Error(`No rule of ${text?.name ?? "a field"}`);
  return named;
}

function textOf(name: string, controls: readonly ControlText[]): ControlText | undefined {
  return controls.find((control) => control.name === name);
}

/** Replaces the keys that `validate` returns by their messages. A key without one throws. */
export function inWords(violations: Texts, controls: readonly ControlText[]): Texts {
  const messages = Object.entries(violations).map(([name, violation]) => {
    const words = textOf(name, controls)?.errors?.find(({ when }) => when === violation);
    if (!words) throw new Error(`No message for "${violation}" of the field ${name}`);
    return [name, words.message] as const;
  });
  return Object.fromEntries(messages);
}
