import { z } from "zod";
import {
  checkLimits,
  emptyValues,
  type Control,
  type FormDefinition,
  inWords,
  mapFields,
  validate,
} from "../../domain/form";
import { formDefinitions } from "../../domain/forms";
import { fillTemplate } from "../../lib/fill-template";
import { type FormTexts, wordsOf } from "./form-texts";

/** Values or error messages by field name. */
export type Texts = Record<string, string>;

/** A form as the server handles it. */
export type Form = {
  /** Identifies the form in the database, and its words: content/forms/<name>.json. */
  name: string;
  /** The path it is posted to. */
  path: string;
  /** The address that shows it. */
  page: string;
  /** The values before anything is typed. */
  empty: Texts;
  /** The HTML control of each field. */
  controls: Record<string, Control>;
  /**
   * Parses a body into the form's values and the error message for each wrong one. A missing field counts
   * as empty. Returns undefined if the body is not an object of strings, or has a field the form lacks.
   */
  read: (body: unknown, texts: FormTexts) => { fields: Texts; errors: Texts } | undefined;
};

/** Derives the server's side of a form from its definition. */
export function serverForm(definition: FormDefinition): Form {
  const body = z.strictObject(mapFields(definition, () => z.string().default("")));
  return {
    name: definition.name,
    path: definition.path,
    page: definition.page,
    empty: emptyValues(definition),
    controls: mapFields(definition, ({ control }) => control),
    read: (input, texts) => {
      const { success, data } = body.safeParse(input);
      if (!success) return undefined;
      return { fields: data, errors: errorsOf(definition, data, texts) };
    },
  };
}

/** Validates each text by its field's rule, then by its limit. Returns the messages for the wrong fields. */
export function errorsOf(definition: FormDefinition, values: Texts, texts: FormTexts): Texts {
  const rules = inWords(validate(definition, values), wordsOf(texts, definition).controls);
  const limits = checkLimits(definition, values);
  const errors: Texts = {};
  for (const [name, { limit }] of Object.entries(definition.fields)) {
    const violation = limits[name];
    const message =
      rules[name] ??
      (violation && fillTemplate(texts.messages.limits[violation], { max: String(limit) }));
    if (message !== undefined) errors[name] = message;
  }
  return errors;
}

/** Every form of the site. */
export const forms: readonly Form[] = formDefinitions.map(serverForm);
