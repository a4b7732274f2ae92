/** Edits of JSON texts that change nothing but what was edited. */
import { applyEdits, modify } from "jsonc-parser";
import type { z } from "zod";
import type { JsonPath } from "../content-model/annotated-values";
import { inOrder, isObject } from "./in-order";

/**
 * Returns the text with another value, and otherwise as it was: order of keys, escapes and white space.
 * New keys are put in the order of the schema. What the CMS sends for an empty optional field is left out.
 * @param after the whole new value
 */
export function editJson(text: string, after: unknown, schema: z.core.$ZodType): string {
  const before: unknown = JSON.parse(text);
  return editValue(text, [], before, inOrder(after, before, schema));
}

function editValue(text: string, path: JsonPath, before: unknown, after: unknown): string {
  if (before === after) return text;
  if (isObject(before) && isObject(after)) {
    const names = Object.keys({ ...before, ...after });
    return names.reduce((edited, name) => {
      const at = [...path, name];
      if (name in before) return editValue(edited, at, before[name], after[name]);
      return change(edited, at, after[name], Object.keys(after).indexOf(name));
    }, text);
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.reduce<string>(
      (edited, item, index) => editValue(edited, [...path, index], item, after[index]),
      text,
    );
  }
  return change(text, path, after);
}

function change(text: string, path: JsonPath, value: unknown, keyIndex?: number): string {
  const edits = modify(text, [...path], value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" },
    ...(keyIndex !== undefined && { getInsertionIndex: () => keyIndex }),
  });
  return applyEdits(text, edits);
}
