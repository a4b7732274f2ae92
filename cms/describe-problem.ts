/** Describes problems of content files with the labels that an editor sees in the CMS. */
import { z } from "zod";
import type { JsonPath } from "../src/content/model/annotated-values";
import { type ContentFile, findContentFile, getFileName } from "../src/content/model/content-files";
import { findSchemaAt, findValueAt } from "../src/content/model/schema-tree";
import { isEmptyField } from "./is-empty-field";

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/**
 * Returns a line such as `Members, fourth: Id – fill it in`.
 * @param value the value of the whole file
 */
export function describeProblem(
  file: Pick<ContentFile, "schema">,
  value: unknown,
  { path, message }: { readonly path: JsonPath; readonly message: string },
): string {
  const place = describePlace(file, path);
  const schema = findSchemaAt(file.schema, path);
  const text =
    isEmptyField(findValueAt(value, path)) && schema ? describeMissingValue(schema) : message;
  return place === "" ? text : `${place} – ${text}`;
}

/** Returns a place such as `Members, fourth: Id`. */
function describePlace(file: Pick<ContentFile, "schema">, path: JsonPath): string {
  return path.reduce<string>((words, step, index) => {
    if (typeof step === "number") return `${words}, ${ordinals[step] ?? `number ${step + 1}`}`;
    const schema = findSchemaAt(file.schema, path.slice(0, index + 1));
    const title = (schema && z.globalRegistry.get(schema)?.title) ?? step;
    return words === "" ? title : `${words}: ${title}`;
  }, "");
}

/** Returns the name of a file in the CMS, given its path relative to content/. */
export function findFileLabel(path: string): string {
  const { schema, path: pattern = "" } = findContentFile(path) ?? {};
  const label = schema?.meta()?.title ?? path;
  return pattern.includes("*") ? `${label} ${getFileName(path)}` : label;
}

function describeMissingValue(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    const { minItems = 1 } = z.toJSONSchema(schema);
    const item = z.globalRegistry.get(element)?.title ?? "item";
    return `add at least ${minItems === 1 ? "one" : minItems} ${item.toLowerCase()}`;
  }
  const { image, reference } = z.globalRegistry.get(schema) ?? {};
  if (image) return "choose a picture";
  if (reference || schema instanceof z.ZodEnum) return "choose one";
  return "fill it in";
}
