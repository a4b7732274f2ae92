import { z } from "zod";
import { mapChildren, type Schema } from "../src/content/model/schema-tree";
import { isEmptyField } from "./is-empty-field";

/**
 * Converts a value of the CMS to that of a content file: keys are in the order of the schema, and an optional field that is empty
 * becomes undefined.
 */
export function toContentValue(value: unknown, schema: Schema): unknown {
  if (schema instanceof z.ZodOptional) {
    return isEmptyField(value) ? undefined : toContentValue(value, schema.unwrap());
  }
  // Decap leaves out an empty group. As an object, the content check names each field that is missing in it.
  const whole = schema instanceof z.ZodObject ? (value ?? {}) : value;
  // Decap leaves out a field that nobody has touched. The description of a picture may be empty.
  if (schema && z.globalRegistry.get(schema)?.altText) return value ?? "";
  return mapChildren(whole, schema, toContentValue) ?? restorePicturePath(value, schema);
}

/** Restores ./images/a.jpg, which Decap shortens to images/a.jpg. */
function restorePicturePath(value: unknown, schema: Schema): unknown {
  const isPicture = schema && z.globalRegistry.get(schema)?.image && typeof value === "string";
  return isPicture && /^\w/.test(value) ? `./${value}` : value;
}
