import { z } from "zod";
import { mapChildren, type Schema } from "./schema-tree";

/** The keys and indexes that lead from the root of a JSON text to one of its values. */
export type JsonPath = readonly (string | number)[];

export interface AnnotatedValue {
  readonly path: JsonPath;
  readonly value: string;
  /** The metadata of the value's schema: see field-metadata.ts. */
  readonly meta: z.GlobalMeta;
}

/** Returns every string in a value with its path and the metadata of its schema. Skips fields that the schema lacks. */
export function annotateValues(
  schema: Schema,
  value: unknown,
  path: JsonPath = [],
): AnnotatedValue[] {
  if (!schema) return [];
  if (schema instanceof z.ZodOptional) return annotateValues(schema.unwrap(), value, path);
  if (typeof value === "string") return [{ path, value, meta: z.globalRegistry.get(schema) ?? {} }];
  const children = mapChildren(value, schema, (child, childSchema, step) =>
    annotateValues(childSchema, child, [...path, step]),
  );
  return Object.values(children ?? {}).flat();
}
