import { z } from "zod";
import { contentFiles } from "../../../src/content/model/content-files";

/** Returns the path of every schema below this one, itself included, that has no label. */
function unlabelled(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodOptional) return unlabelled(schema.unwrap(), path);
  const { title, description } = z.globalRegistry.get(schema) ?? {};
  const isLabelled = title !== undefined && /^[A-Z][^{}_]*[^.\s]$/.test(title);
  return [...(isLabelled && description !== "" ? [] : [path]), ...below(schema, path)];
}

function below(schema: z.core.$ZodType, path: string): string[] {
  if (schema instanceof z.ZodArray) return unlabelled(schema.element, `${path}[]`);
  if (!(schema instanceof z.ZodObject)) return [];
  const shape: z.core.$ZodShape = schema.shape;
  return Object.entries(shape).flatMap(([key, field]) => unlabelled(field, `${path}.${key}`));
}

test("every field of the model has a label", () => {
  expect(contentFiles.flatMap(({ type, schema }) => unlabelled(schema, type))).toEqual([]);
});
