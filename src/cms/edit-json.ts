/** Edits of JSON texts that change nothing but what was edited. */
import { isDeepStrictEqual } from "node:util";
import { applyEdits, modify } from "jsonc-parser";
import { z } from "zod";
import type { JsonPath } from "../content-model/annotated-values";

type JsonObject = Readonly<Record<string, unknown>>;

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
  if (isDeepStrictEqual(before, after)) return text;
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

/** Returns a value as a file has it: its keys in the order of an earlier value, and further keys in that of the schema. */
export function inOrder(value: unknown, before: unknown, schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional) return inOrder(value, before, schema.unwrap());
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const old: unknown[] = Array.isArray(before) ? before : [];
    return value.map((item, index) => inOrder(item, old[index] ?? old[0], schema.element));
  }
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return asWritten(value, schema);
  const shape: z.core.$ZodShape = schema.shape;
  const old = isObject(before) ? before : {};
  return Object.fromEntries(
    keysInOrder(value, Object.keys(old), Object.keys(shape)).flatMap((name) => {
      const field = shape[name];
      if (!field) return [[name, value[name]]];
      if (field instanceof z.ZodOptional && isEmpty(value[name])) return [];
      return [[name, inOrder(value[name], old[name], field)]];
    }),
  );
}

/** Decap shortens ./images/a.jpg to images/a.jpg. */
function asWritten(value: unknown, schema: z.core.$ZodType): unknown {
  const isPicture = z.globalRegistry.get(schema)?.image && typeof value === "string";
  return isPicture && /^\w/.test(value) ? `./${value}` : value;
}

/** Old keys stay in their order; a new one follows the key that it follows in the schema. */
function keysInOrder(value: JsonObject, old: readonly string[], schema: readonly string[]) {
  const keys = old.filter((name) => name in value);
  for (const [index, name] of schema.entries()) {
    if (!(name in value) || keys.includes(name)) continue;
    const before = schema
      .slice(0, index)
      .filter((each) => keys.includes(each))
      .at(-1);
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, name);
  }
  return [...keys, ...Object.keys(value).filter((name) => !keys.includes(name))];
}

function isEmpty(value: unknown): boolean {
  return value === "" || value === null || (Array.isArray(value) && value.length === 0);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
