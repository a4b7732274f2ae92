/** The GraphQL types of the content, derived from the content model. */
import { z } from "zod";
import {
  type ContentFile,
  findContentFile,
  contentFiles,
  type ContentSchema,
  isHidden,
} from "../model/content-files";

/** Fields that Gatsby adds to every node. It would overwrite content under the same keys. */
const nodeKeys = ["id", "parent", "children", "internal"];

/** Returns the definitions of a type for each content file and each object in it. Throws if the model has a reserved key. */
export function createContentTypeDefs(files: readonly ContentFile[] = contentFiles): string {
  const definitions = new Map<string, string>();
  for (const { type, schema, interfaceType } of files) {
    const clash = nodeKeys.find((key) => key in schema.shape);
    if (clash) throw new Error(`${type}.${clash}: Gatsby's nodes use this key themselves`);
    if (interfaceType) defineType(interfaceType, schema, `interface ${interfaceType}`);
    defineType(
      type,
      schema,
      `type ${type} implements ${interfaceType ? `${interfaceType} & ` : ""}Node @dontInfer @childOf(types: ["File"])`,
    );
  }
  return [...definitions.values()].join("\n\n");

  function defineType(
    name: string,
    schema: ContentSchema | z.ZodEnum,
    head = `type ${name}`,
  ): string {
    if (definitions.has(name)) return name;
    // Reserves the place first, so that a type is printed above the types of its fields.
    definitions.set(name, "");
    const sdl =
      schema instanceof z.ZodEnum
        ? `enum ${name} {\n${schema.options.map((value) => `  ${value}\n`).join("")}}`
        : `${head} {\n${formatFields(name, schema.shape).join("")}}`;
    definitions.set(name, sdl);
    return name;
  }

  function formatFields(owner: string, shape: z.core.$ZodShape): string[] {
    const queryable = Object.entries(shape).filter(([key]) => !key.startsWith("$"));
    return queryable.map(([key, field]) => {
      const name = `${owner}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
      const isOptional = field instanceof z.ZodOptional;
      const inner = isOptional ? field.unwrap() : field;
      const { type, directive = "" } = getFieldType(name, inner);
      const isOptionalList = isOptional && inner instanceof z.ZodArray;
      const mark = isOptionalList || !isOptional ? "!" : "";
      return `  ${key}: ${type}${mark}${directive}${isOptionalList ? " @orEmpty" : ""}\n`;
    });
  }

  /** Returns the type of a field's value. A schema without a type of its own takes the default name. */
  function getFieldType(
    defaultName: string,
    schema: z.core.$ZodType,
  ): { type: string; directive?: string } {
    const { graphqlType = defaultName, image, reference } = z.globalRegistry.get(schema) ?? {};
    if (image) return { type: "File", directive: " @fileByRelativePath" };
    if (reference) return { type: reference.type, directive: ` @link(by: "${reference.by}")` };
    if (schema instanceof z.ZodArray) {
      const { type, directive } = getFieldType(defaultName, schema.element);
      return { type: `[${type}!]`, directive };
    }
    if (graphqlType === "String" || schema instanceof z.ZodString) return { type: "String" };
    if (schema instanceof z.ZodObject || schema instanceof z.ZodEnum) {
      return { type: defineType(graphqlType, schema) };
    }
    if (schema instanceof z.ZodBoolean) return { type: "Boolean" };
    if (schema instanceof z.ZodNumber) {
      return { type: schema.format === "safeint" ? "Int" : "Float" };
    }
    throw new Error(`${defaultName}: GraphQL has no type for ${schema._zod.def.type}`);
  }
}

/** The `typeName` option of gatsby-transformer-json. Throws if the content model does not describe the file. */
export function findTypeName({ node }: { node: { relativePath: string } }): string {
  const file = findContentFile(node.relativePath);
  if (!file) throw new Error(`content/${node.relativePath}: the content model has no such file`);
  return file.type;
}

/** Whether a file in content/ is hidden, or is JSON that the model does not describe. */
export const isUntyped = (relativePath: string) =>
  isHidden(relativePath) || (/\.(json|map)$/i.test(relativePath) && !findContentFile(relativePath));
