import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { contentText } from "../../src/cms/content-text";
import { contentFileAt } from "../../src/content/model/content-files";
import { readContentFolder } from "../../src/content/check/content-folder";

const { sources } = readContentFolder("content");

/** A file as Decap may send it: keys in another order, and pictures of the same folder without `./`. */
function sent(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/^\.\/images/, "images");
  if (Array.isArray(value)) return value.map(sent);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, each]) => [key, sent(each)]));
}

/** An optional list that is empty is left out. */
const withoutEmptyLists = (_key: string, value: unknown) =>
  Array.isArray(value) && value.length === 0 ? undefined : value;

test("every file is written with the same content in the same way, as Prettier would", async () => {
  const project = mkdtempSync(join(tmpdir(), "written-"));
  cpSync(".prettierrc.json", join(project, ".prettierrc.json"));
  for (const { file, path, text } of sources) {
    const written = await contentText(file, JSON.parse(text));
    expect(JSON.parse(written)).toEqual(JSON.parse(text, withoutEmptyLists));
    expect(await contentText(file, sent(JSON.parse(written)))).toBe(written);
    const target = join(project, "content", path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, written);
  }
  const prettier = resolve("node_modules/prettier/bin/prettier.cjs");
  execFileSync(process.execPath, [prettier, "--check", "."], { cwd: project, stdio: "pipe" });
  rmSync(project, { recursive: true });
});

const written = async (path: string, value: object): Promise<unknown> => {
  const file = contentFileAt(path);
  if (!file) throw new Error(`The model has no file ${path}`);
  return JSON.parse(await contentText(file, value));
};

it.each(["", null, undefined])(
  "leaves out an optional field that the CMS sends as %j",
  async (heading) => {
    const withPart = (part: object) => ({
      seo: { title: "A", description: "A" },
      sections: [{ id: "a", heading: "A", parts: [part] }],
    });
    expect(await written("legal/a.json", withPart({ heading, text: "T", items: [] }))).toEqual(
      withPart({ text: "T" }),
    );
  },
);

it("keeps a field that the model lacks, for the content check to refuse", async () => {
  expect(await written("labels.json", { other: 1, close: "x" })).toEqual({ close: "x", other: 1 });
});

it("has a group that the CMS leaves out while it is empty, so that each missing field is named", async () => {
  const service = await written("services/a.json", { name: "a" });
  expect(service).toEqual({ name: "a", seo: {}, outcomes: {}, engagement: {} });
});
