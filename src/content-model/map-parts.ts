import { z } from "zod";

/** Undefined for what the content model lacks. */
export type Schema = z.core.$ZodType | undefined;

/**
 * Returns what a function makes of each item of a list, or of each field of an object: also of those that are missing,
 * in the schema's order, and then of those that the schema lacks. Returns undefined for any other value.
 */
export function mapParts<Part>(
  value: unknown,
  schema: Schema,
  change: (part: unknown, schema: Schema, step: string | number) => Part,
): Part[] | Record<string, Part> | undefined {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item, index) => change(item, schema.element, index));
  }
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return undefined;
  const shape: z.core.$ZodShape = schema.shape;
  const names = Object.keys({ ...shape, ...value });
  return Object.fromEntries(names.map((name) => [name, change(value[name], shape[name], name)]));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
