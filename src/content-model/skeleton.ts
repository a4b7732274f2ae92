/** The first version of a content file: valid, with [brackets] where the editor is to write. */
import { z } from "zod";

/** Returns a value of a schema; texts are their labels in brackets. @param known values for strings, by key */
export function skeleton(
  schema: z.core.$ZodType,
  known: Readonly<Record<string, string>>,
  key = "",
): unknown {
  if (schema instanceof z.ZodOptional) return known[key];
  if (schema instanceof z.ZodArray) return [skeleton(schema.element, known)];
  if (schema instanceof z.ZodObject) {
    const shape: z.core.$ZodShape = schema.shape;
    return Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, skeleton(field, known, name)]),
    );
  }
  if (schema instanceof z.ZodEnum) return schema.options[0];
  const { title = key, examples, image, prose, altText } = z.globalRegistry.get(schema) ?? {};
  if (known[key] !== undefined) return known[key];
  if (image) return known.image;
  if (prose || altText) return `[${title}]`;
  if (Array.isArray(examples)) return examples[0];
  throw new Error(`${key}: no first value for this kind of field`);
}
