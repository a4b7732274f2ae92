/** The root value on which tests and previews run the site's queries without Gatsby: content files with resolved references. */
import { z } from "zod";
import {
  type ContentFile,
  findContentFile,
  contentFiles,
  isOptionalFile,
} from "../model/content-files";
import { isObject, type Schema, findValueAt } from "../model/schema-tree";
import { computedFields, toRootField } from "./site-schema";

interface Content {
  /** The parsed content files by their paths relative to content/. */
  readonly files: Readonly<Record<string, unknown>>;
  /** Returns the File node of a picture by its path in the content file, which is "" while none is chosen. */
  readonly findPicture: (path: string) => unknown;
  /** Only the heads of pages query it, which the preview does not render. */
  readonly siteMetadata?: () => Queries.SiteMetadata;
}

type Filter = Readonly<Record<string, { readonly eq: unknown }>>;

export type ContentRoot = ReturnType<typeof createContentRoot>;

/**
 * Returns a field for each content type: `homePage`, `service(name: ...)`, `allService { nodes }`. Each object has a function for each
 * of its fields, as GraphQL's default resolver expects.
 */
export function createContentRoot({ files, findPicture, siteMetadata }: Content) {
  const entries = Object.entries(files);
  const nodesOf = (type: string) =>
    entries.filter(([path]) => findContentFile(path)?.type === type).map(([, node]) => node);

  const root: Record<string, unknown> = {};
  for (const file of contentFiles) {
    const { type, key = "" } = file;
    root[toRootField(type)] = (filter: Filter) => resolveFile(file, filter[key]?.eq);
    root[`all${type}`] = () => ({
      nodes: nodesOf(type).map((node) => resolveFields(file.schema, node, type)),
    });
  }
  return { ...root, site: { siteMetadata }, nodesOf };

  /** Returns the only file of a type, or the file of a collection with this name. */
  function resolveFile(file: ContentFile, name: unknown) {
    const { type, key, schema } = file;
    const node = nodesOf(type).find((each) => !key || findValueAt(each, [key]) === name);
    if (node === undefined && !isOptionalFile(file)) return null;
    return resolveFields(schema, node, type);
  }

  function resolveFields(schema: z.ZodObject<z.core.$ZodShape>, owner: unknown, type = "") {
    const fields: Record<string, () => unknown> = {};
    for (const [key, field] of Object.entries(schema.shape)) {
      fields[key] = () => resolveValue(field, findValueAt(owner, [key]));
    }
    for (const [key, field] of Object.entries(computedFields[type] ?? {})) {
      fields[key] = () => field.resolve(isObject(owner) ? owner : {});
    }
    return fields;
  }

  /** Resolves a value by its schema. What an unfinished entry of the CMS lacks becomes an empty value, and a reference null. */
  function resolveValue(schema: Schema, value: unknown): unknown {
    if (schema instanceof z.ZodOptional) {
      const inner = schema.unwrap();
      const isMissing = value === undefined || value === null;
      return isMissing && !(inner instanceof z.ZodArray) ? null : resolveValue(inner, value);
    }
    const { graphqlType, image, reference } = (schema && z.globalRegistry.get(schema)) ?? {};
    if (image) return findPicture(typeof value === "string" ? value : "");
    if (reference) {
      const file = contentFiles.find(({ type }) => type === reference.type);
      return file ? resolveFile(file, value) : null;
    }
    if (schema instanceof z.ZodArray) {
      return Array.isArray(value)
        ? value.map((item: unknown) => resolveValue(schema.element, item))
        : [];
    }
    if (schema instanceof z.ZodObject) return resolveFields(schema, value, graphqlType);
    return value ?? getEmptyValue(schema, graphqlType);
  }
}

function getEmptyValue(schema: Schema, graphqlType?: string): unknown {
  if (schema instanceof z.ZodEnum && graphqlType !== "String") return schema.options[0];
  if (schema instanceof z.ZodNumber) return 0;
  return schema instanceof z.ZodBoolean ? false : "";
}
