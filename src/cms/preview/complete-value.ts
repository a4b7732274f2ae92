import { z } from "zod";
import { isObject } from "../in-order";

/**
 * Fills in what an unfinished file lacks, so that a page can show the rest: texts are their labels in brackets.
 * References stay missing.
 */
export function completeValue(schema: z.core.$ZodType, value: unknown, key = ""): unknown {
  if (schema instanceof z.ZodOptional) {
    return value === undefined || value === null
      ? undefined
      : completeValue(schema.unwrap(), value, key);
  }
  if (schema instanceof z.ZodObject) {
    const shape: z.core.$ZodShape = schema.shape;
    const known = isObject(value) ? value : {};
    return Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, completeValue(field, known[name], name)]),
    );
  }
  if (schema instanceof z.ZodArray) {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.map((item) => completeValue(schema.element, item, key));
  }
  if (schema instanceof z.ZodNumber) return typeof value === "number" ? value : 0;
  if (value !== undefined && value !== null) return value;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  const { title = key, prose, reference } = z.globalRegistry.get(schema) ?? {};
  if (reference) return undefined;
  return prose ? `[${title}]` : "";
}
