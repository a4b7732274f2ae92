import { posix } from "node:path";
import { cmsConfig } from "../../src/cms/cms-config";
import type { CmsField } from "../../src/cms/cms-fields";
import { previewedTypes } from "../../src/cms/previews";
import { contentFiles } from "../../src/content-model/content-files";
import { jsonSchemas, schemaPath } from "../../src/content-model/json-schemas";

const { collections } = cmsConfig({ name: "test" });

interface Entry {
  readonly path: string;
  readonly name: string;
  readonly media_folder: string;
  readonly public_folder: string;
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
const linesOf = (fields: readonly CmsField[], path = ""): string[] =>
  fields.flatMap(({ name, label, hint, required, options, fields: inside = [], field }) => {
    const at = `${path}.${name}`;
    const line = JSON.stringify([at, label, hint, required, options]);
    return name === "$schema" ? [] : [line, ...linesOf(field ? [field] : inside, at)];
  });

/** The same lines, from a JSON Schema. */
const expectedLines = (schema: JsonSchema, path = ""): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = `${path}.${name}`;
    const { title, description, enum: options, items = field } = field;
    const required = schema.required?.includes(name) ?? false;
    const line = JSON.stringify([at, title, description, required, options]);
    const plain = { properties: { item: items }, required: ["item"] };
    const inside = field.items && !items.properties ? plain : items;
    return name === "$schema" ? [] : [line, ...expectedLines(inside, at)];
  });

test("every content file is in the CMS, once", () => {
  const paths = entries.map(({ path }) => path).sort();
  expect(paths).toEqual(contentFiles.map(({ path }) => `content/${path}`).sort());
});

test.each(contentFiles)("$path has the fields of its JSON Schema, with labels", (file) => {
  const entry = entries.find(({ path }) => path === `content/${file.path}`);
  const schema: JsonSchema = JSON.parse(jsonSchemas().get(schemaPath(file)) ?? "");
  const lines = linesOf(entry?.fields ?? []);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).toEqual(expectedLines(schema));
});

test("pictures are chosen from content/images, by paths relative to the file", () => {
  for (const { path, media_folder, public_folder } of entries) {
    expect(media_folder).toBe("/content/images");
    expect(posix.join(posix.dirname(path), public_folder)).toBe("content/images");
  }
});

test("the description beside a picture is required", () => {
  const pairs = entries.flatMap(({ fields }) => picturesIn(fields));
  expect(pairs.length).toBeGreaterThan(5);
  for (const [picture, description] of pairs) {
    expect([picture?.name, description?.name, description?.required]).toEqual([
      picture?.name,
      expect.stringMatching(/Alt$/),
      true,
    ]);
  }
});

/** Returns each picture with the field that follows it. */
function picturesIn(fields: readonly CmsField[]): (CmsField | undefined)[][] {
  return fields.flatMap((field, index) => {
    if (field.widget === "image") return [[field, fields[index + 1]]];
    return field.fields ? picturesIn(field.fields) : [];
  });
}

function fieldAt(type: string, ...names: string[]): CmsField | undefined {
  let fields = entries.find(({ name }) => name === type)?.fields;
  let field: CmsField | undefined;
  for (const name of names) {
    field = fields?.find((each) => each.name === name);
    fields = field?.fields;
  }
  return field;
}

test.each([
  ["a slug", fieldAt("Team", "members", "id"), { widget: "string" }],
  ["a sentence", fieldAt("Testimonials", "items", "quote"), { widget: "text" }],
  ["a number", fieldAt("Testimonials", "items", "rating"), { widget: "number", value_type: "int" }],
  ["a choice", fieldAt("Service", "icon"), { widget: "select" }],
  ["a list", fieldAt("Team", "members"), { summary: "{{fields.name}}", label_singular: "Member" }],
  [
    "a reference",
    fieldAt("ServicePage", "services")?.field,
    { widget: "relation", collection: "Service", value_field: "name" },
  ],
])("%s has the widget that fits it", (_name, field, expected) => {
  expect(field).toMatchObject(expected);
});

test("the content check alone judges what is typed, so that its message is always shown", () => {
  expect(JSON.stringify(entries)).not.toContain('"pattern"');
});

test.each([
  ["a title", fieldAt("Service", "engagement", "steps"), "{{fields.title}}"],
  [
    "the text rather than the time",
    fieldAt("CaseStudyHighlights", "items"),
    "{{fields.description}}",
  ],
  ["a service of a list", fieldAt("ServicePage", "services"), "{{fields.item}}"],
])("a list names its items by %s", (_name, field, summary) => {
  expect(field?.summary).toBe(summary);
});

test("nothing can be added to a list of a fixed length", () => {
  expect(fieldAt("HomePage", "hero", "taglines")?.allow_add).toBe(false);
  expect(fieldAt("Team", "members")?.allow_add).toBeUndefined();
});

it("has a preview of exactly the files that a page shows", () => {
  const previewed = entries.filter(({ editor }) => editor.preview).map(({ name }) => name);
  expect(previewed.sort()).toEqual([...previewedTypes].sort());
});
