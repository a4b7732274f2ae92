/** Walks a value together with the schema that describes it. */
import { z } from "zod";

/** The schema of a value; undefined for values that the content model does not describe. */
export type Schema = z.core.$ZodType | undefined;

/**
 * Maps the items of a list or the fields of an object, in the schema's order, including missing and unknown fields. Returns
 * undefined for values that are neither.
 */
export function mapChildren<Result>(
  value: unknown,
  schema: Schema,
  map: (child: unknown, schema: Schema, step: string | number) => Result,
): Result[] | Record<string, Result> | undefined {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item, index) => map(item, schema.element, index));
  }
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return undefined;
  const keys = Object.keys({ ...schema.shape, ...value });
  return Object.fromEntries(
    keys.map((key) => [key, map(value[key], findChildSchema(schema, key), key)]),
  );
}

/** Returns the schema of an item of a list, or of a field of an object. */
function findChildSchema(schema: Schema, step: string | number): Schema {
  if (schema instanceof z.ZodArray) return schema.element;
  const shape: z.core.$ZodShape = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.hasOwn(shape, step) ? shape[step] : undefined;
}

/** Returns the schema of the value at a path. */
export function findSchemaAt(schema: Schema, path: readonly (string | number)[]): Schema {
  return path.reduce<Schema>((at, step) => {
    const child = findChildSchema(at, step);
    return child instanceof z.ZodOptional ? child.unwrap() : child;
  }, schema);
}

/** Returns the value at a path; undefined if there is none. */
export function findValueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, step) => (typeof at === "object" && at !== null ? Reflect.get(at, step) : undefined),
    value,
  );
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
