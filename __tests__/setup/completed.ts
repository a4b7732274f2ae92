import { z } from "zod";
import { isObject, mapParts, type Schema } from "../../src/content/model/map-parts";

/** Fills in what a new or unfinished file lacks: [labels] for texts and one item for each list. References stay empty. */
export function completed(
  schema: Schema,
  value: unknown,
  /** Values for strings of a new file, by key; in such a file, optional lists have an item too. */
  known?: Readonly<Record<string, string>>,
  key: string | number = "",
): unknown {
  if (!schema) return undefined;
  const isMissing = value === undefined || value === null;
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap();
    if (isMissing && !(known && inner instanceof z.ZodArray)) return known?.[key];
    return completed(inner, value, known, key);
  }
  if (schema instanceof z.ZodObject) {
    const given = isObject(value) ? value : {};
    return mapParts(given, schema, (part, field, name) => completed(field, part, known, name));
  }
  if (schema instanceof z.ZodArray) {
    const items: unknown[] = Array.isArray(value) ? value : [undefined];
    return items.map((item) => completed(schema.element, item, known, key));
  }
  if (schema instanceof z.ZodNumber) {
    return typeof value === "number" ? value : Math.max(0, schema.minValue ?? 0);
  }
  if (!isMissing) return value;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  const { title = key, examples, image, reference, ...text } = z.globalRegistry.get(schema) ?? {};
  if (reference) return undefined;
  if (text.prose || text.altText) return `[${title}]`;
  const example: unknown = Array.isArray(examples) ? examples[0] : "";
  return known?.[image ? "image" : key] ?? (image ? "" : example);
}
