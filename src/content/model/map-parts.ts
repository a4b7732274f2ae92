import { z } from "zod";

/** Undefined for what the content model lacks. */
export type Schema = z.core.$ZodType | undefined;

/** Maps the items of a list, or the fields of an object, missing and unknown ones too, in the schema's order; undefined otherwise. */
export function mapParts<Part>(
  value: unknown,
  schema: Schema,
  change: (part: unknown, schema: Schema, step: string | number) => Part,
): Part[] | Record<string, Part> | undefined {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item, index) => change(item, schema.element, index));
  }
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return undefined;
  const keys = Object.keys({ ...schema.shape, ...value });
  return Object.fromEntries(keys.map((key) => [key, change(value[key], partOf(schema, key), key)]));
}

/** The schema of an item of a list, or of a field of an object. */
function partOf(schema: Schema, step: string | number): Schema {
  if (schema instanceof z.ZodArray) return schema.element;
  const shape: z.core.$ZodShape = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.hasOwn(shape, step) ? shape[step] : undefined;
}

/** The schema of what is at a path in a value. */
export function schemaAt(schema: Schema, path: readonly (string | number)[]): Schema {
  return path.reduce<Schema>((at, step) => {
    const part = partOf(at, step);
    return part instanceof z.ZodOptional ? part.unwrap() : part;
  }, schema);
}

export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === "object" && at !== null ? Reflect.get(at, step) : undefined),
    value,
  );
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
