import { z } from "zod";
import { toContentValue } from "../../cms/content-value";
import { readContentFolder } from "../../src/content/source/content-folder";
import { findContentFile } from "../../src/content/model/content-files";
import { contentDir } from "../setup/content";

/** Converts a value to what Decap may send: keys in another order, and pictures without `./`. */
function toDecapValue(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/^\.\/images/, "images");
  if (Array.isArray(value)) return value.map(toDecapValue);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, each]) => [key, toDecapValue(each)]));
}

/** Leaves out empty optional lists, as the CMS does. */
const omitEmptyLists = (_key: string, value: unknown) =>
  Array.isArray(value) && value.length === 0 ? undefined : value;

test.each(readContentFolder(contentDir).sources)("$path is written as it was", (source) => {
  const { file, text } = source;
  const written = JSON.stringify(toContentValue(JSON.parse(text), file.schema));
  expect(JSON.parse(written)).toEqual(JSON.parse(text, omitEmptyLists));
  expect(JSON.stringify(toContentValue(toDecapValue(JSON.parse(written)), file.schema))).toBe(
    written,
  );
});

const convert = (path: string, value: object): unknown =>
  JSON.parse(JSON.stringify(toContentValue(value, findContentFile(path)?.schema)));

it.each(["", null, undefined])(
  "leaves out an optional field that the CMS sends as %j",
  (heading) => {
    const withPart = (part: object) => ({
      seo: { title: "A", description: "A" },
      sections: [{ id: "a", heading: "A", parts: [part] }],
    });
    expect(convert("legal/a.json", withPart({ heading, text: "T", items: [] }))).toEqual(
      withPart({ text: "T" }),
    );
  },
);

it("keeps a field that the model lacks, for the content check to refuse", () => {
  expect(convert("labels.json", { other: 1, close: "x" })).toEqual({ close: "x", other: 1 });
});

it("restores a group that the CMS leaves out while it is empty, so that each missing field is named", () => {
  const service = convert("services/a.json", { name: "a" });
  expect(service).toEqual({ name: "a", imageAlt: "", seo: {} });
});

it("takes a description that nobody has typed for an empty one, by which a picture only decorates", () => {
  const { members } = z
    .object({ members: z.array(z.unknown()) })
    .parse(convert("team.json", { members: [{ image: "./images/a.jpg" }] }));
  expect(members[0]).toHaveProperty("imageAlt", "");
});
