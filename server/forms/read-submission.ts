import {
  type FormDefinition,
  findMessages,
  normalize,
  validate,
  type Values,
} from "../../src/domain/form-definition";
import { fillTemplate } from "../../src/lib/fill-template";
import { HttpError } from "../http/http-error";
import type { ServerForm } from "./server-forms";

/** Picks the entries of a body that are texts of the form's own fields. Also returns whether the body has no others. */
export function pickTexts(
  definition: FormDefinition,
  body: unknown,
): { texts: Values; isAll: boolean } {
  const entries = Object.entries(typeof body === "object" && body !== null ? body : { body });
  const known = entries.filter(
    (entry): entry is [string, string] =>
      Object.hasOwn(definition.fields, entry[0]) && typeof entry[1] === "string",
  );
  return { texts: Object.fromEntries(known), isAll: known.length === entries.length };
}

/**
 * Reads a form's fields from a body, with messages for invalid ones. A missing field is empty.
 * @throws {HttpError} if the body has anything else
 */
export function readSubmission(form: ServerForm, body: unknown) {
  const { definition, text, company, messages } = form;
  const { texts, isAll } = pickTexts(definition, body);
  if (!isAll) throw new HttpError(400);
  const fields = normalize(definition, text.controls, company.phone.number, texts);
  const errors = findMessages(validate(definition, text.controls, fields), text.controls);
  for (const [name, { control, limit = Infinity }] of Object.entries(definition.fields)) {
    const value = fields[name] ?? "";
    // A line break in a single line could forge a mail header.
    const hasLines = limit < Infinity && control.element !== "textarea" && /[\r\n]/.test(value);
    if (hasLines) errors[name] ??= messages.limits.severalLines;
    else if (countCharacters(value) > limit) {
      errors[name] ??= fillTemplate(messages.limits.tooLong, { max: limit });
    }
  }
  return { fields, errors };
}

/** Counts characters. A line break is one, though browsers without JavaScript send it as two. */
function countCharacters(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length;
}
