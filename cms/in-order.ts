/** Values of the CMS as content files have them. */
import { z } from "zod";
import { mapParts, type Schema } from "../src/content/model/map-parts";
import { isEmpty } from "./is-empty";

/** Puts keys in the order of the schema, and leaves undefined what the CMS has for an empty optional field. */
export function inOrder(value: unknown, schema: Schema): unknown {
  if (schema instanceof z.ZodOptional) {
    return isEmpty(value) ? undefined : inOrder(value, schema.unwrap());
  }
  // Decap leaves out a group of fields while it is empty, and each missing field is to be named.
  const whole = schema instanceof z.ZodObject ? (value ?? {}) : value;
  return mapParts(whole, schema, inOrder) ?? asWritten(value, schema);
}

/** Decap shortens ./images/a.jpg to images/a.jpg. */
function asWritten(value: unknown, schema: Schema): unknown {
  const isPicture = schema && z.globalRegistry.get(schema)?.image && typeof value === "string";
  return isPicture && /^\w/.test(value) ? `./${value}` : value;
}
