/** The metadata of the content model: what editors see beside a field, and what other code reads. */
import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** The name of the GraphQL type. Not zod's `id`, which a copy with another label would lose. */
    graphqlType?: string;
    /** The largest size at which a page shows the picture at this path, in CSS pixels. In GraphQL the path is a File node. */
    image?: { width: number; height?: number };
    altText?: true;
    /** The name of a content file of this GraphQL type, held in its field `by`; in GraphQL its node. */
    reference?: { type: string; by: string };
    /** The name of a case study, or the id of a section of it: of those that there are, unless the file says that articles are on another site. */
    article?: "slug" | "part";
    /** A link, which must lead to an existing page if it stays on this site. */
    link?: true;
    /** The id of the element that shows the item, to which links may lead. */
    anchor?: true;
    /** The address of a third party's page, shown in an iframe; the security policy allows its origin. */
    iframe?: true;
    /** The address of a third party's script, which a frame of its own loads; the security policy allows it alone. */
    framedScript?: true;
    /** How many characters of the text search results show, with the company's name in place of {company}. */
    shownLength?: number;
    /** Text of several sentences, for which an editor needs several rows. */
    longText?: true;
    /** Text for readers, which the search covers. */
    prose?: true;
  }
}

/** Returns metadata under the names that JSON Schema has for it. */
export function fieldMeta(label: string, hint?: string, example?: string): z.GlobalMeta {
  return {
    title: label,
    ...(hint !== undefined && { description: hint }),
    ...(example !== undefined && { examples: [example] }),
  };
}

export function group<Shape extends z.core.$ZodLooseShape>(
  graphqlType: string,
  label: string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ graphqlType, title: label });
}

/** A list, never empty. */
export function list<Item extends z.ZodType>(label: string, item: Item) {
  return z.array(item).min(1).meta({ title: label });
}

/** A list that may be empty or left out; a section without items is not rendered. */
export function optionalList<Item extends z.ZodType>(label: string, item: Item, hint?: string) {
  return z.array(item).meta(fieldMeta(label, hint)).optional();
}

export function listOf<Item extends z.ZodType>(length: number, label: string, item: Item) {
  return z
    .array(item)
    .length(length)
    .meta(fieldMeta(label, `Exactly ${length}.`));
}

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
