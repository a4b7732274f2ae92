/** The JSON Schemas of the content files, for editors such as VS Code. */
import { posix } from "node:path";
import { z } from "zod";
import { type ContentFile, contentFiles } from "./content-files";

/** The metadata that JSON Schema knows: validators refuse other keywords. */
const metadata = z.registry<z.GlobalMeta>();
metadata.get = (schema) => {
  const entries = Object.entries(z.globalRegistry.get(schema) ?? {});
  const known = ["title", "description", "examples"];
  return Object.fromEntries(entries.filter(([key]) => known.includes(key)));
};

/** Where the schema of a kind of content file is, relative to content/. */
export const schemaPath = ({ path, key = "" }: ContentFile) =>
  posix.join(".schemas", path.replace("*", key));

/** Returns what the content file at a path has in `$schema`. */
export function schemaReference(path: string, file: ContentFile): string {
  const relative = posix.relative(posix.dirname(path), schemaPath(file));
  return relative.startsWith("../") ? relative : `./${relative}`;
}

/** Returns the text of every schema by its path relative to content/. */
export const jsonSchemas = () =>
  new Map(
    contentFiles.map((file) => {
      const schema = z.toJSONSchema(file.schema, { metadata });
      return [schemaPath(file), `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
