import { z } from "zod";

/** The keys and indexes that lead from the root of a JSON text to one of its values. */
export type JsonPath = readonly (string | number)[];

type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface AnnotatedValue {
  readonly path: JsonPath;
  readonly value: string;
  /** The schema's metadata, see primitives.ts. */
  readonly meta: Readonly<Record<string, unknown>>;
}

/** Every text in a value, beside what the model says of it. Skips what has not the model's shape. */
export function annotatedValues(schema: z.ZodType, value: unknown): AnnotatedValue[] {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: "input" });
  return walk(root, value, []);

  function walk(node: JsonSchema | boolean, part: unknown, path: JsonPath): AnnotatedValue[] {
    if (typeof node === "boolean") return [];
    if (node.$ref) return walk($defs[node.$ref.replace("#/$defs/", "")] ?? false, part, path);
    if (typeof part === "string") return [{ path, value: part, meta: node }];
    if (Array.isArray(part)) {
      const { items = false } = node;
      return Array.isArray(items) ? [] : part.flatMap((item, i) => walk(items, item, [...path, i]));
    }
    if (typeof part !== "object" || part === null) return [];
    return Object.entries(part).flatMap(([key, child]) =>
      walk(node.properties?.[key] ?? false, child, [...path, key]),
    );
  }
}
