/** What the content model knows of a field beside its rules: what editors see, and what other code reads. */
import type { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** The name of the GraphQL type. Not zod's `id`, which a copy with another label would lose. */
    graphqlType?: string;
    /** The largest size at which a page shows the picture at this path, in CSS pixels. In GraphQL the path is a File node. */
    image?: { width: number; height?: number };
    /** The description of a picture. */
    altText?: true;
    /** The name of a content file of this GraphQL type, held in its field `by`; in GraphQL its node. */
    reference?: { type: string; by: string };
    /** A reference to a file that is not there is worth advice alone. */
    isAdvice?: true;
    /** The name of a case study, or the id of one of its sections. Unchecked if the file says that articles are on another site. */
    article?: "slug" | "part";
    /** A link, which must lead to an existing page if it stays on this site. */
    link?: true;
    /** An address of the site before, at which there may be nothing any more. */
    formerPath?: true;
    /** The id of the element that shows the item, to which links may lead. */
    anchor?: true;
    /** The address of a third party's page, shown in an iframe; the security policy allows its origin. */
    iframe?: true;
    /** The address of a third party's script, which a frame of its own loads; the security policy allows it alone. */
    framedScript?: true;
    /** No other item of the list, or file of the collection, has the same text. */
    isUnique?: true;
    /** How many characters of the text search results show, with the company's name in place of {company}. */
    shownLength?: number;
    /** Text of several sentences, for which an editor needs several rows. */
    longText?: true;
    /** Text for readers, which the search covers. */
    prose?: true;
  }
}

/** Returns what editors see of a field, under the names of JSON Schema. */
export function fieldMeta(label: string, hint?: string, example?: string): z.GlobalMeta {
  return {
    title: label,
    ...(hint !== undefined && { description: hint }),
    ...(example !== undefined && { examples: [example] }),
  };
}
