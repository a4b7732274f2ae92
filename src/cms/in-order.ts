/** Values of the CMS as content files have them. */
import { z } from "zod";
import { isEmpty } from "./in-words";

/** Puts keys in the order of the schema, and leaves out what the CMS has for an empty optional field. */
export function inOrder(value: unknown, schema: z.core.$ZodType | undefined): unknown {
  if (schema instanceof z.ZodOptional) return inOrder(value, schema.unwrap());
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => inOrder(item, schema.element));
  }
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return asWritten(value, schema);
  const shape: z.core.$ZodShape = schema.shape;
  const isLeftOut = (name: string) =>
    !(name in value) || (shape[name] instanceof z.ZodOptional && isEmpty(value[name]));
  const names = Object.keys({ ...shape, ...value }).filter((name) => !isLeftOut(name));
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name], shape[name])]));
}

/** Adds the groups of fields that Decap leaves out while they are empty, so that each missing field can be named. */
export function withGroups(value: unknown, schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => withGroups(item, schema.element));
  }
  const group = value ?? {};
  if (!(schema instanceof z.ZodObject) || !isObject(group)) return value;
  const shape: z.core.$ZodShape = schema.shape;
  const fields = Object.entries(shape);
  const filled = fields.map(([name, field]) => [name, withGroups(group[name], field)]);
  return { ...group, ...Object.fromEntries(filled) };
}

/** Decap shortens ./images/a.jpg to images/a.jpg. */
function asWritten(value: unknown, schema: z.core.$ZodType | undefined): unknown {
  const isPicture = schema && z.globalRegistry.get(schema)?.image && typeof value === "string";
  return isPicture && /^\w/.test(value) ? `./${value}` : value;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
