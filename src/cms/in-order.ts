/** Values of the CMS as content files have them. */
import { z } from "zod";
import { mapParts, type Schema } from "../content-model/map-parts";
import { isEmpty } from "./in-words";

/** Puts keys in the order of the schema, and leaves undefined what the CMS has for an empty optional field. */
export function inOrder(value: unknown, schema: Schema): unknown {
  if (schema instanceof z.ZodOptional) {
    return isEmpty(value) ? undefined : inOrder(value, schema.unwrap());
  }
  return mapParts(value, schema, inOrder) ?? asWritten(value, schema);
}

/** Adds the groups of fields that Decap leaves out while they are empty, so that each missing field can be named. */
export function withGroups(value: unknown, schema: Schema): unknown {
  const group = schema instanceof z.ZodObject ? (value ?? {}) : value;
  return mapParts(group, schema, withGroups) ?? value;
}

/** Decap shortens ./images/a.jpg to images/a.jpg. */
function asWritten(value: unknown, schema: Schema): unknown {
  const isPicture = schema && z.globalRegistry.get(schema)?.image && typeof value === "string";
  return isPicture && /^\w/.test(value) ? `./${value}` : value;
}
