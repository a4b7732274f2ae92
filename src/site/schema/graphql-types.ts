/** The GraphQL types of the content, derived from the model so that neither can drift from the other. */
import { z } from "zod";
import { type ContentFile, contentFiles } from "../../content-model/content-files";

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Definitions = Map<string, { readonly schema: string; readonly sdl: string }>;

/** What Gatsby gives every node; a content file that used one of these keys would lose its value. */
const nodeKeys = ["id", "parent", "children", "internal"];

const scalars: Record<string, string> = {
  string: "String",
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
};

/**
 * The schema definition language for every content file: one node type a file, one type for every
 * object in it, non-null unless the model says optional.
 *
 * Throws when two schemas share an id but not their content, when a file uses a key that Gatsby's
 * nodes need, or when the model says something that GraphQL cannot.
 */
export function graphqlTypeDefs(files: readonly ContentFile[] = contentFiles): string {
  const definitions: Definitions = new Map();
  for (const file of files) {
    const { $defs = {}, ...root } = z.toJSONSchema(file.schema, { io: "input" });
    const clash = nodeKeys.find((key) => key in (root.properties ?? {}));
    if (clash) throw new Error(`${file.type}.${clash}: Gatsby's nodes use this key themselves`);
    define(definitions, file.type, root, " implements Node @dontInfer");
    for (const [id, schema] of Object.entries($defs)) define(definitions, id, schema);
  }
  return [...definitions.values()].map(({ sdl }) => sdl).join("\n\n");
}

function define(definitions: Definitions, name: string, schema: JsonSchema, suffix = ""): string {
  const content = JSON.stringify(schema);
  const known = definitions.get(name);
  if (known && known.schema !== content) {
    throw new Error(`${name}: two different schemas of the content model have this name`);
  }
  if (known) return name;
  // Claims the name before its fields are visited: parents stand above their children in the text.
  definitions.set(name, { schema: content, sdl: "" });
  const sdl = schema.enum
    ? `enum ${name} {\n${schema.enum.map((value) => `  ${String(value)}\n`).join("")}}`
    : `type ${name}${suffix} {\n${fields(definitions, name, schema).join("")}}`;
  definitions.set(name, { schema: content, sdl });
  return name;
}

function fields(definitions: Definitions, owner: string, schema: JsonSchema): string[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([key, property]) => {
    const name = `${owner}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    const { type, directive } = reference(definitions, name, property);
    return `  ${key}: ${type}${required.has(key) ? "!" : ""}${directive}\n`;
  });
}

/** How a field refers to the type of its value; an object or enum without an id is given `name`. */
function reference(
  definitions: Definitions,
  name: string,
  schema: JsonSchema | boolean,
): { type: string; directive: string } {
  if (typeof schema === "boolean") throw new Error(`${name}: GraphQL needs a type, got any value`);
  if (schema.graphql === "image") return { type: "File", directive: " @fileByRelativePath" };
  if (schema.graphql === "reference") {
    return { type: String(schema.target), directive: ` @link(by: "${String(schema.by)}")` };
  }
  if (schema.type === "array" && schema.items && !Array.isArray(schema.items)) {
    const { type, directive } = reference(definitions, name, schema.items);
    return { type: `[${type}!]`, directive };
  }
  const type = schema.$ref
    ? schema.$ref.replace("#/$defs/", "")
    : schema.enum || schema.type === "object"
      ? define(definitions, name, schema)
      : scalars[String(schema.type)];
  if (!type) throw new Error(`${name}: GraphQL has no type for ${JSON.stringify(schema)}`);
  return { type, directive: "" };
}
