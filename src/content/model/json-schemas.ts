/** The JSON Schemas of the content files, for editors such as VS Code. */
import { posix } from "node:path";
import { z } from "zod";
import { type ContentFile, contentFiles } from "./content-files";

/** Only the metadata that JSON Schema knows, because validators refuse other keywords. */
const metadata = z.registry<z.GlobalMeta>();
metadata.get = (schema) => {
  const entries = Object.entries(z.globalRegistry.get(schema) ?? {});
  const keywords = ["title", "description", "examples"];
  return Object.fromEntries(entries.filter(([key]) => keywords.includes(key)));
};

/** Returns where the schema of a content file is, relative to content/. */
export const getSchemaPath = ({ path, key = "" }: ContentFile) =>
  posix.join(".schemas", path.replace("*", key));

/** Returns the value of `$schema` in the content file at a path. */
export function getSchemaReference(path: string, file: ContentFile): string {
  const relative = posix.relative(posix.dirname(path), getSchemaPath(file));
  return relative.startsWith("../") ? relative : `./${relative}`;
}

/** Returns the text of every schema by its path relative to content/. */
export const createJsonSchemas = () =>
  new Map(
    contentFiles.map((file) => {
      const schema = z.toJSONSchema(file.schema, { metadata });
      return [getSchemaPath(file), `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
