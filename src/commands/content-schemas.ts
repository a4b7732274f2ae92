/** `npm run content:schemas`: writes the JSON Schemas of the content files to content/.schemas. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { jsonSchemas } from "../content/model/json-schemas";

const schemas = jsonSchemas();
rmSync("content/.schemas", { recursive: true, force: true });
for (const [path, text] of schemas) {
  const target = join("content", path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
console.log(`content/.schemas: ${schemas.size} schemas written`);
