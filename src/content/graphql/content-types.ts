/** The GraphQL types of the content, derived from the content model. */
import { z } from "zod";
import {
  type ContentFile,
  contentFileAt,
  contentFiles,
  type ContentSchema,
  isHidden,
} from "../model/content-files";

/** The fields Gatsby adds to every node; content with the same key would be overwritten. */
const nodeKeys = ["id", "parent", "children", "internal"];

/** Returns a type for each content file and each object in it. Throws for a key of Gatsby's, or a schema without a type. */
export function contentTypeDefs(files: readonly ContentFile[] = contentFiles): string {
  const definitions = new Map<string, string>();
  for (const { type, schema, base } of files) {
    const clash = nodeKeys.find((key) => key in schema.shape);
    if (clash) throw new Error(`${type}.${clash}: Gatsby's nodes use this key themselves`);
    if (base) define(base, schema, `interface ${base}`);
    define(type, schema, `type ${type} implements ${base ? `${base} & ` : ""}Node @dontInfer`);
  }
  return [...definitions.values()].join("\n\n");

  function define(name: string, schema: ContentSchema | z.ZodEnum, head = `type ${name}`): string {
    if (definitions.has(name)) return name;
    // Reserves the name first, because a type is printed above the types of its fields.
    definitions.set(name, "");
    const sdl =
      schema instanceof z.ZodEnum
        ? `enum ${name} {\n${schema.options.map((value) => `  ${value}\n`).join("")}}`
        : `${head} {\n${fields(name, schema.shape).join("")}}`;
    definitions.set(name, sdl);
    return name;
  }

  function fields(owner: string, shape: z.core.$ZodShape): string[] {
    const queryable = Object.entries(shape).filter(([key]) => !key.startsWith("$"));
    return queryable.map(([key, field]) => {
      const name = `${owner}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
      const isOptional = field instanceof z.ZodOptional;
      const inner = isOptional ? field.unwrap() : field;
      const { type, directive = "" } = fieldType(name, inner);
      const isOptionalList = isOptional && inner instanceof z.ZodArray;
      const mark = isOptionalList || !isOptional ? "!" : "";
      return `  ${key}: ${type}${mark}${directive}${isOptionalList ? " @orEmpty" : ""}\n`;
    });
  }

  /** The type of a field's value. The name is for a schema that needs one and has none. */
  function fieldType(name: string, schema: z.core.$ZodType): { type: string; directive?: string } {
    const { graphqlType = name, image, reference } = z.globalRegistry.get(schema) ?? {};
    if (image) return { type: "File", directive: " @fileByRelativePath" };
    if (reference) return { type: reference.type, directive: ` @link(by: "${reference.by}")` };
    if (schema instanceof z.ZodArray) {
      const { type, directive } = fieldType(name, schema.element);
      return { type: `[${type}!]`, directive };
    }
    if (graphqlType === "String" || schema instanceof z.ZodString) return { type: "String" };
    if (schema instanceof z.ZodObject || schema instanceof z.ZodEnum) {
      return { type: define(graphqlType, schema) };
    }
    if (schema instanceof z.ZodBoolean) return { type: "Boolean" };
    if (schema instanceof z.ZodNumber) {
      return { type: schema.format === "safeint" ? "Int" : "Float" };
    }
    throw new Error(`${name}: GraphQL has no type for ${schema._zod.def.type}`);
  }
}

/** The `typeName` option of gatsby-transformer-json. Throws if the content model does not describe the file. */
export function contentTypeName({ node }: { node: { relativePath: string } }): string {
  const file = contentFileAt(node.relativePath);
  if (!file) throw new Error(`content/${node.relativePath}: the content model has no such file`);
  return file.type;
}

/** Whether a path in content/ is hidden, or JSON of no content file, for which there is no type. */
export const isUntyped = (relativePath: string) =>
  isHidden(relativePath) || (/\.(json|map)$/i.test(relativePath) && !contentFileAt(relativePath));
