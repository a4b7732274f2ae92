/** What the site's queries find without Gatsby: the content files, with the values that the model says their fields stand for. */
import { z } from "zod";
import { type ContentFile, contentFileAt, contentFiles } from "../model/content-files";
import { isObject, type Schema, valueAt } from "../model/map-parts";
import { computedFields, firstLower } from "./site-schema";

interface Content {
  /** The parsed content files by their paths relative to content/. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Returns the File node of a picture, given as a content file has it; "" for one that is not chosen yet. */
  readonly pictureFile: (path: string) => unknown;
  /** What the heads of pages query, which the preview does not render. */
  readonly siteMetadata?: () => Queries.SiteMetadata;
}

type Filter = Readonly<Record<string, { readonly eq: unknown }>>;

export type ContentRoot = ReturnType<typeof contentRoot>;

/**
 * Returns a field for each content type: `homePage`, `service(name: ...)`, `allService { nodes }`. Each object has a function for each
 * of its fields, as GraphQL's default resolver expects.
 */
export function contentRoot({ files, pictureFile, siteMetadata }: Content) {
  const entries = Object.entries(files);
  const nodesOf = (type: string) =>
    entries.filter(([path]) => contentFileAt(path)?.type === type).map(([, node]) => node);

  const root: Record<string, unknown> = {};
  for (const file of contentFiles) {
    const { type, key = "" } = file;
    root[firstLower(type)] = (filter: Filter) => find(file, filter[key]?.eq);
    root[`all${type}`] = () => ({
      nodes: nodesOf(type).map((node) => fieldsOf(file.schema, node, type)),
    });
  }
  return { ...root, site: { siteMetadata }, nodesOf };

  /** Returns the only file of a type, or that of a collection with this name. */
  function find({ type, key, schema }: ContentFile, name: unknown) {
    const node = nodesOf(type).find((each) => !key || valueAt(each, [key]) === name);
    return node === undefined ? null : fieldsOf(schema, node, type);
  }

  function fieldsOf(schema: z.ZodObject<z.core.$ZodShape>, owner: unknown, type = "") {
    const fields: Record<string, () => unknown> = {};
    for (const [key, field] of Object.entries(schema.shape)) {
      fields[key] = () => shown(field, valueAt(owner, [key]));
    }
    for (const [key, field] of Object.entries(computedFields[type] ?? {})) {
      fields[key] = () => field.resolve(isObject(owner) ? owner : {});
    }
    return fields;
  }

  /** What a query gets for a value. An unfinished entry of the CMS lacks some: they are empty, but for a reference, which is null. */
  function shown(schema: Schema, value: unknown): unknown {
    if (schema instanceof z.ZodOptional) {
      const inner = schema.unwrap();
      const isLeftOut = value === undefined || value === null;
      return isLeftOut && !(inner instanceof z.ZodArray) ? null : shown(inner, value);
    }
    const { graphqlType, image, reference } = (schema && z.globalRegistry.get(schema)) ?? {};
    if (image) return pictureFile(typeof value === "string" ? value : "");
    if (reference) {
      const file = contentFiles.find(({ type }) => type === reference.type);
      return file ? find(file, value) : null;
    }
    if (schema instanceof z.ZodArray) {
      return Array.isArray(value) ? value.map((item: unknown) => shown(schema.element, item)) : [];
    }
    if (schema instanceof z.ZodObject) return fieldsOf(schema, value, graphqlType);
    return value ?? emptyValue(schema, graphqlType);
  }
}

function emptyValue(schema: Schema, graphqlType?: string): unknown {
  if (schema instanceof z.ZodEnum && graphqlType !== "String") return schema.options[0];
  if (schema instanceof z.ZodNumber) return 0;
  return schema instanceof z.ZodBoolean ? false : "";
}
