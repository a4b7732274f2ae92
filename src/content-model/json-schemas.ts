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

/** Returns the text of every schema by its path relative to content/. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    contentFiles.map((file) => {
      const schema = z.toJSONSchema(file.schema, { metadata: editorMetadata() });
      return [schemaPath(file), `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
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
