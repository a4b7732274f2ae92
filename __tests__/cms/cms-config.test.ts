import { createCmsConfig } from "../../cms/cms-config";
import type { CmsField } from "../../cms/cms-fields";
import { previewedTypes } from "../../cms/preview-targets";
import { contentFiles } from "../../src/content/model/content-files";
import { createJsonSchemas, getSchemaPath } from "../../src/content/model/json-schemas";

const { collections } = createCmsConfig({ name: "test" });

interface Entry {
  readonly path: string;
  readonly name: string;
  readonly editor: { readonly preview: boolean };
  readonly fields: readonly CmsField[];
}

/** What the CMS has for a content file. */
const entries = collections.flatMap<Entry>((collection) =>
  "files" in collection
    ? collection.files.map((entry) => ({ ...entry, path: entry.file }))
    : [{ ...collection, path: `${collection.folder}/*.json` }],
);

interface JsonSchema {
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly string[];
}

/** A line for each field with what an editor sees of it. */
const formatFields = (fields: readonly CmsField[], path = ""): string[] =>
  fields.flatMap(({ name, label, hint, required, options, fields: inside = [], field }) => {
    const at = `${path}.${name}`;
    const line = JSON.stringify([at, label, hint, required, options]);
    return name === "$schema" ? [] : [line, ...formatFields(field ? [field] : inside, at)];
  });

/** The same lines, from a JSON Schema. In a group that may be left out, every field may be empty. */
const formatSchema = (schema: JsonSchema, path = "", isGiven = true): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = `${path}.${name}`;
    const { title, description, enum: options, items = field } = field;
    const required = isGiven && (schema.required?.includes(name) ?? false);
    const line = JSON.stringify([at, title, description, required, options]);
    const plain = { properties: { item: items }, required: ["item"] };
    const inside = field.items && !items.properties ? plain : items;
    return name === "$schema"
      ? []
      : [line, ...formatSchema(inside, at, required || field.items !== undefined)];
  });

test("every content file is in the CMS, once", () => {
  const paths = entries.map(({ path }) => path).sort();
  expect(paths).toEqual(contentFiles.map(({ path }) => `content/${path}`).sort());
  const folders = collections.filter((each) => "folder" in each);
  // With the button that adds another service or legal document.
  expect(folders.filter(({ create }) => !create)).toEqual([]);
  expect(folders).toHaveLength(paths.filter((path) => path.includes("*")).length);
});

test("collections are named in the plural, and their items in the singular", () => {
  const named = collections.map((each) => [each.label, "folder" in each && each.label_singular]);
  expect(named).toContainEqual(["Services", "Service"]);
  expect(named).toContainEqual(["Case studies", "Case study"]);
});

test.each(contentFiles)("$path has the fields of its JSON Schema, with labels", (file) => {
  const entry = entries.find(({ path }) => path === `content/${file.path}`);
  const schema: JsonSchema = JSON.parse(createJsonSchemas().get(getSchemaPath(file)) ?? "");
  const lines = formatFields(entry?.fields ?? []);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/^\[".+?","[A-Z][^{}_]*?[^.\s]"/.test(line))).toEqual([]);
  expect(lines).toEqual(formatSchema(schema));
});

function findField(type: string, ...names: string[]): CmsField | undefined {
  let fields = entries.find(({ name }) => name === type)?.fields;
  let field: CmsField | undefined;
  for (const name of names) {
    field = fields?.find((each) => each.name === name);
    fields = field?.fields;
  }
  return field;
}

// What an editor does with the other widgets: e2e/all/cms-local.spec.ts.
test.each([
  [
    "a number",
    findField("Testimonials", "items", "rating"),
    { widget: "number", value_type: "int" },
  ],
  [
    "a list of items with a text and a time",
    findField("CaseStudyHighlights", "items"),
    { summary: "{{fields.description}}" },
  ],
  ["a list of services", findField("ServicePage", "services"), { summary: "{{fields.item}}" }],
  [
    "a list of a fixed length",
    findField("ServicePage", "intro", "paragraphs"),
    { allow_add: false },
  ],
])("%s has the widget that fits it", (_name, field, expected) => {
  expect(field).toMatchObject(expected);
});

test("the content check alone judges what is typed, so that its message is always shown", () => {
  expect(JSON.stringify(entries)).not.toContain('"pattern"');
});

it("has a preview of exactly the files that a page shows", () => {
  const previewed = entries.filter(({ editor }) => editor.preview).map(({ name }) => name);
  expect(previewed.sort()).toEqual([...previewedTypes].sort());
});
