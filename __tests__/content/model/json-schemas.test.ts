import Ajv from "ajv/dist/2020";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  createJsonSchemas,
  getSchemaPath,
  getSchemaReference,
} from "../../../src/content/model/json-schemas";
import { readContentFolder } from "../../../src/content/source/content-folder";
import { listFiles } from "../../../src/lib/list-files";
import { contentDir } from "../../setup/content";

const { sources } = readContentFolder(contentDir);
const schemas = createJsonSchemas();
const ajv = new Ajv({ allErrors: true, strict: true });
const validators = new Map(
  [...schemas].map(([path, text]) => [path, ajv.compile(JSON.parse(text))]),
);

test("the committed schemas are those of the model", () => {
  const committed = listFiles(contentDir).filter((path) => path.startsWith(".schemas/"));
  const texts = committed.map((path) => [path, readFileSync(join(contentDir, path), "utf8")]);
  // npm run build writes them, also into a folder that has none yet.
  expect([{}, Object.fromEntries(schemas)]).toContainEqual(Object.fromEntries(texts));
});

test.each(sources)("$path is valid by the schema of its kind, and names no other", (source) => {
  const { path, file, text } = source;
  const validate = validators.get(getSchemaPath(file));
  validate?.(JSON.parse(text));
  expect(validate?.errors).toBeNull();
  const [, reference] = /"\$schema": "([^"]*)"/.exec(text) ?? [];
  expect([undefined, getSchemaReference(path, file)]).toContain(reference);
});
