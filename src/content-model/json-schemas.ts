/** The JSON Schemas of the content files, for editors such as VS Code. */
import { posix } from "node:path";
import { z } from "zod";
import { type ContentFile, contentFiles } from "./content-files";

/** Where the schema of a kind of content file is, relative to content/. */
export function schemaPath({ path }: ContentFile): string {
  return posix.join(".schemas", path.replace("/*", ""));
}

/**
 * Returns what a content file has in `$schema`.
 * @param path of the file, relative to content/
 */
export function schemaReference(path: string, file: ContentFile): string {
  const relative = posix.relative(posix.dirname(path), schemaPath(file));
  return relative.startsWith("../") ? relative : `./${relative}`;
}

const jsonSchemaKeys = new Set(["title", "description", "examples"]);

/**
 * Returns the text of every schema by its path relative to content/.
 * @throws if two schemas would have one path
 */
export function jsonSchemas(files: readonly ContentFile[] = contentFiles): Map<string, string> {
  const schemas = new Map<string, string>();
  for (const file of files) {
    const path = schemaPath(file);
    if (schemas.has(path)) {
      throw new Error(
        `content/${file.path}: content/${path} is the schema of another path too, so give this one another name`,
      );
    }
    const schema = z.toJSONSchema(file.schema, { metadata: editorMetadata() });
    schemas.set(path, `${JSON.stringify(schema, null, 2)}\n`);
  }
  return schemas;
}

/** Only what JSON Schema knows: validators refuse other keywords. */
function editorMetadata() {
  const metadata = z.registry<z.GlobalMeta>();
  metadata.get = (schema) => {
    const entries = Object.entries(z.globalRegistry.get(schema) ?? {});
    return Object.fromEntries(entries.filter(([key]) => jsonSchemaKeys.has(key)));
  };
  return metadata;
}
