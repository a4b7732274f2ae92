import {
  type FormDefinition,
  inWords,
  normalize,
  type Texts,
  validate,
} from "../../domain/form-definition";
import { fillTemplate } from "../../lib/fill-template";
import { HttpError } from "../http/http-error";
import type { FormTexts } from "./form-texts";

/** The entries of a body that are texts of the form's own fields, and whether it has no others. */
export function textsIn(form: FormDefinition, body: unknown): { texts: Texts; isAll: boolean } {
  const entries = Object.entries(typeof body === "object" && body !== null ? body : { body });
  const known = entries.filter(
    (entry): entry is [string, string] =>
      Object.hasOwn(form.fields, entry[0]) && typeof entry[1] === "string",
  );
  return { texts: Object.fromEntries(known), isAll: known.length === entries.length };
}

/** The fields of a body, of which missing ones are empty, and messages for wrong ones. Throws an HttpError if it is no such form. */
export function readForm({ form, words, company, messages }: FormTexts, body: unknown) {
  const { texts, isAll } = textsIn(form, body);
  if (!isAll) throw new HttpError(400);
  const fields = normalize(form, words.controls, company.phone.number, texts);
  const errors = inWords(validate(form, words.controls, fields), words.controls);
  for (const [name, { control, limit = Infinity }] of Object.entries(form.fields)) {
    const text = fields[name] ?? "";
    // A line break in a single-line text could forge a mail header.
    const hasLines = limit < Infinity && control.kind !== "textarea" && /[\r\n]/.test(text);
    if (hasLines) errors[name] ??= messages.limits.severalLines;
    else if (lengthOf(text) > limit) {
      errors[name] ??= fillTemplate(messages.limits.tooLong, { max: limit });
    }
  }
  return { fields, errors };
}

/** The number of characters. Without JavaScript, browsers send a line break as two. */
function lengthOf(text: string): number {
  return Array.from(text.replaceAll("\r\n", "\n")).length;
}
