/** The JSON Schemas of the content files, for editors such as VS Code. */
import { posix } from "node:path";
import { z } from "zod";
import { type ContentFile, contentFiles } from "./content-files";

/** Only what JSON Schema knows: validators refuse other keywords. */
const metadata = z.registry<z.GlobalMeta>();
metadata.get = (schema) => {
  const entries = Object.entries(z.globalRegistry.get(schema) ?? {});
  const known = ["title", "description", "examples"];
  return Object.fromEntries(entries.filter(([key]) => known.includes(key)));
};

/** Where the schema of a kind of content file is, relative to content/. */
export const schemaPath = ({ path }: ContentFile) => posix.join(".schemas", path.replace("/*", ""));

/** Returns what the content file at a path has in `$schema`. */
export function schemaReference(path: string, file: ContentFile): string {
  const relative = posix.relative(posix.dirname(path), schemaPath(file));
  return relative.startsWith("../") ? relative : `./${relative}`;
}

/** Returns the text of every schema by its path relative to content/. Throws if two would have one path. */
export function jsonSchemas(files: readonly ContentFile[] = contentFiles): Map<string, string> {
  const schemas = new Map<string, string>();
  for (const file of files) {
    const path = schemaPath(file);
    if (schemas.has(path)) {
      throw new Error(
        `content/${file.path}: content/${path} is the schema of another path too, so give this one another name`,
      );
    }
    const schema = z.toJSONSchema(file.schema, { metadata });
    schemas.set(path, `${JSON.stringify(schema, null, 2)}\n`);
  }
  return schemas;
}
