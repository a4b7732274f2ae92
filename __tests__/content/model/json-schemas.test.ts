import Ajv from "ajv/dist/2020";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { jsonSchemas, schemaPath } from "../../../src/content/model/json-schemas";
import { readContentFolder } from "../../../src/content/check/content-folder";
import { filesIn } from "../../../src/lib/files-in";
import { contentDir } from "../../setup/content";

const { sources } = readContentFolder(contentDir);
const schemas = jsonSchemas();
const ajv = new Ajv({ allErrors: true, strict: true });
const validators = new Map(
  [...schemas].map(([path, text]) => [path, ajv.compile(JSON.parse(text))]),
);

/** Returns the validator that a file names in `$schema`. */
function validatorOf(path: string, text: string) {
  const [, reference = ""] = /"\$schema": "([^"]*)"/.exec(text) ?? [];
  const validate = validators.get(posix.join(posix.dirname(path), reference));
  if (!validate) throw new Error(`${path}: no schema "${reference}"`);
  return validate;
}

function errorsIn(path: string, text: string): string[] {
  const validate = validatorOf(path, text);
  validate(JSON.parse(text));
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ""}`);
}

test("the committed schemas are those of the model", () => {
  const committed = filesIn(contentDir).filter((path) => path.startsWith(".schemas/"));
  const texts = committed.map((path) => [path, readFileSync(join(contentDir, path), "utf8")]);
  // npm run build writes them, also into a folder that has none yet.
  expect([{}, Object.fromEntries(schemas)]).toContainEqual(Object.fromEntries(texts));
});

test.each(sources)("$path is valid by the schema it names", ({ path, file, text }) => {
  expect(errorsIn(path, text)).toEqual([]);
  expect(text).toContain(`${schemaPath(file)}"`);
});
