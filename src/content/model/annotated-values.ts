import { z } from "zod";
import { mapParts, type Schema } from "./map-parts";

/** The keys and indexes that lead from the root of a JSON text to one of its values. */
export type JsonPath = readonly (string | number)[];

export interface AnnotatedValue {
  readonly path: JsonPath;
  readonly value: string;
  /** The metadata of the value's schema, see primitives.ts. */
  readonly meta: z.GlobalMeta;
}

/** Returns every string in a value with the metadata of its schema; skips what the schema lacks. */
export function annotatedValues(
  schema: Schema,
  value: unknown,
  path: JsonPath = [],
): AnnotatedValue[] {
  if (!schema) return [];
  if (schema instanceof z.ZodOptional) return annotatedValues(schema.unwrap(), value, path);
  if (typeof value === "string") return [{ path, value, meta: z.globalRegistry.get(schema) ?? {} }];
  const parts = mapParts(value, schema, (part, partSchema, step) =>
    annotatedValues(partSchema, part, [...path, step]),
  );
  return Object.values(parts ?? {}).flat();
}
