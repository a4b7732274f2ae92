/** What a content file is built of: groups of fields, lists and choices. */
import { z } from "zod";
import { fieldMeta } from "./field-metadata";

/** An object with these fields, and a GraphQL type of its own. */
export function group<Shape extends z.core.$ZodLooseShape>(
  graphqlType: string,
  label: string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ graphqlType, title: label });
}

/** A list with at least one item. */
export function nonEmptyList<Item extends z.ZodType>(label: string, item: Item) {
  return z.array(item).min(1).meta({ title: label });
}

/** A list that may be empty or left out. A section without items is not rendered. */
export function optionalList<Item extends z.ZodType>(label: string, item: Item, hint?: string) {
  return z.array(item).meta(fieldMeta(label, hint)).optional();
}

/** A list with exactly this many items. */
export function listOfLength<Item extends z.ZodType>(length: number, label: string, item: Item) {
  return z
    .array(item)
    .length(length)
    .meta(fieldMeta(label, `Exactly ${length}.`));
}

/** One of several values: a select for editors, an enum in GraphQL. */
export function choice<Option extends string>(
  graphqlType: string,
  label: string,
  options: readonly Option[],
) {
  return z.enum(options).meta({ graphqlType, title: label });
}

/** A whole content file. It may name its JSON Schema, which editors such as VS Code use to complete and check it. */
export function contentFile<Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) {
  const $schema = z.string().meta(fieldMeta("Schema", "Never shown. Leave it as it is."));
  return z.strictObject({ $schema: $schema.optional(), ...shape }).meta({ title: label });
}
