import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { contentText } from "../../src/cms/content-text";
import { contentFileAt } from "../../src/content-model/content-files";
import { readContentFolder } from "../../src/content-check/content-folder";
import { findSchemaProblems } from "../../src/content-check/schema-problems";

const { sources } = readContentFolder("content");

/** As Decap writes a file by itself: formatted its own way, and pictures in the same folder without `./`. */
const decaps = (text: string) =>
  JSON.stringify(JSON.parse(text), null, 2).replaceAll('"./images', '"images');

/** A value with its keys the other way round, as the CMS may send them. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, each]) => [key, reversed(each)]));
}

test("every file written anew is what the build and Prettier accept", async () => {
  const folder = mkdtempSync(join(tmpdir(), "written-"));
  cpSync(".prettierrc.json", join(folder, ".prettierrc.json"));
  for (const { file, path, text } of sources) {
    const written = await contentText(file, JSON.parse(decaps(text)), undefined);
    expect(findSchemaProblems(file.schema, JSON.parse(written))).toEqual([]);
    expect(JSON.parse(written)).toEqual(JSON.parse(text));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), written);
  }
  execFileSync(
    process.execPath,
    [resolve("node_modules/prettier/bin/prettier.cjs"), "--check", "."],
    {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  rmSync(folder, { recursive: true });
});

test.each(sources)(
  "content/$path saved without a change is the same text",
  async ({ file, text }) => {
    expect(await contentText(file, reversed(JSON.parse(decaps(text))), text)).toBe(text);
  },
);

it("keeps the format of a file that is formatted otherwise", async () => {
  const file = contentFileAt("values.json");
  if (!file) throw new Error("The model lacks the file");
  const odd = '{ "cards":   [] }\n';
  expect(await contentText(file, { cards: [] }, odd)).toBe(odd);
});
