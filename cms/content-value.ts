/** Values of the CMS as content files have them. */
import { z } from "zod";
import { mapParts, type Schema } from "../src/content/model/map-parts";
import { isEmptyField } from "./is-empty-field";

/** Puts keys in the order of the schema, and leaves undefined what the CMS has for an empty optional field. */
export function toContentValue(value: unknown, schema: Schema): unknown {
  if (schema instanceof z.ZodOptional) {
    return isEmptyField(value) ? undefined : toContentValue(value, schema.unwrap());
  }
  // Decap leaves out a group of fields while it is empty, and each missing field is to be named.
  const whole = schema instanceof z.ZodObject ? (value ?? {}) : value;
  return mapParts(whole, schema, toContentValue) ?? restorePicturePath(value, schema);
}

/** Decap shortens ./images/a.jpg to images/a.jpg. */
function restorePicturePath(value: unknown, schema: Schema): unknown {
  const isPicture = schema && z.globalRegistry.get(schema)?.image && typeof value === "string";
  return isPicture && /^\w/.test(value) ? `./${value}` : value;
}
