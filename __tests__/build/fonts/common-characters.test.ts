import { resolve } from "node:path";
import { readContentFolder } from "../../../src/content/check/content-folder";
import { commonCharacters } from "../../../src/build/fonts/common-characters";

const { sources } = readContentFolder(resolve("content"));

it("holds every printable ASCII character, and no control character", () => {
  const characters = commonCharacters([]);
  expect(characters).toHaveLength(95);
  expect(characters).toMatch(/^[ -~]+$/);
});

it("follows what content uses", () => {
  const [source] = sources;
  if (!source) throw new Error("content/ is empty");
  expect(commonCharacters([source])).not.toContain("ő");
  expect(commonCharacters([{ ...source, text: '{ "name": "Erdős" }\n' }])).toContain("ő");
});
