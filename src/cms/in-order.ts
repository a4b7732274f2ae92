/** Values of the CMS as content files have them. */
import { z } from "zod";
import { isEmpty } from "./in-words";

export type JsonObject = Readonly<Record<string, unknown>>;

/** Puts the keys of a value in the order of an earlier value, and further keys in that of the schema. */
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

/** Adds the groups of fields that Decap leaves out while they are empty, so that each missing field can be named. */
export function withGroups(value: unknown, schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => withGroups(item, schema.element));
  }
  if (!(schema instanceof z.ZodObject) || !isObject(value ?? {})) return value;
  const shape: z.core.$ZodShape = schema.shape;
  const filled = Object.entries(shape).flatMap(([name, field]) => {
    const inside = withGroups(isObject(value) ? value[name] : undefined, field);
    return inside === undefined ? [] : [[name, inside]];
  });
  return { ...(isObject(value) && value), ...Object.fromEntries(filled) };
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

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
