import { z } from "zod";
import type { Schema } from "../../src/content/model/schema-tree";

/** Valid values for texts with a pattern, by key. */
const validTexts: Readonly<Record<string, string>> = {
  $schema: "../.schemas/legal/slug.json",
  closes: "17:30",
  linkedin: "https://www.linkedin.com/in/name",
  slug: "sample",
};

/** A picture in each copy of content/, of 960 × 1200 pixels. */
export const samplePicture = "./images/own-portrait.jpg";

/** Creates a valid value: [labels] for texts, and one item for each list. References stay empty. */
export function createSample(schema: Schema, key: string | number = ""): unknown {
  if (schema instanceof z.ZodOptional) {
    const inner = schema.unwrap();
    return inner instanceof z.ZodArray ? createSample(inner, key) : validTexts[key];
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<Schema>(schema.shape);
    return Object.fromEntries(fields.map(([name, field]) => [name, createSample(field, name)]));
  }
  if (schema instanceof z.ZodArray)
    return [createSample(schema.element, key)].filter((item) => item !== undefined);
  if (schema instanceof z.ZodNumber) return Math.max(0, schema.minValue ?? 0);
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (!schema) return undefined;
  const { title = key, examples, image, reference, ...text } = z.globalRegistry.get(schema) ?? {};
  if (reference) return undefined;
  if (image) return samplePicture;
  // The description of a template names what will be filled in.
  const placeholders = text.description?.match(/\{\w+\}/g) ?? [];
  if (text.prose || text.altText) return [`[${title}]`, ...placeholders].join(" ");
  return validTexts[key] ?? (Array.isArray(examples) ? examples[0] : "");
}
