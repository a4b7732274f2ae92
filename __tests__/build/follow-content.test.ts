import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { followContent, updateCheckedCopy } from "../../src/build/checked-copy";
import { contentCopyPerTest, portraitInContent } from "../setup/content-copy";
import { serviceFile } from "../setup/services";

const content = contentCopyPerTest();
const copy = () => join(content.dir, "../copy");
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
};

test("copies texts as they are shown, has the pictures, and forgets what was deleted", () => {
  updateCheckedCopy(content.dir, copy());
  expect(existsSync(join(copy(), portraitInContent))).toBe(true);
  expect(existsSync(join(copy(), ".schemas"))).toBe(false);
  expect(existsSync(join(copy(), serviceFile))).toBe(true);
  rmSync(join(content.dir, serviceFile));
  content.edit("team.json", /"members": \[[^]*\]/, '"members": []');
  updateCheckedCopy(content.dir, copy());
  expect(existsSync(join(copy(), serviceFile))).toBe(false);
  expect(readFileSync(join(copy(), "team.json"), "utf8")).toContain('"members":[]');
});

test("names a bad save in the terminal, which Gatsby does not see, and passes the next good one on", async () => {
  updateCheckedCopy(content.dir, copy());
  const shown = () => readFileSync(join(copy(), "team.json"), "utf8");
  const before = shown();
  const lines: unknown[] = [];
  const written = jest.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(line);
    return true;
  });
  const watcher = followContent(content.dir, copy());
  const at = content.edit("team.json", /("name": )"[^"]*"/, '$1¦""');
  await until(() => lines.length > 0);
  expect(lines).toEqual([`content/team.json:${at} members[0].name: expected some text, got ""\n`]);
  expect(shown()).toBe(before);
  content.edit("team.json", /("name": )""/, '$1"Somebody"');
  await until(() => shown().includes("Somebody"));
  watcher.close();
  written.mockRestore();
});

test("goes on after a save that could not be passed on, and says so", async () => {
  updateCheckedCopy(content.dir, copy());
  const file = join(copy(), "team.json");
  rmSync(file);
  mkdirSync(file);
  const lines: string[] = [];
  const written = jest.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const watcher = followContent(content.dir, copy());
  content.edit("team.json", /("name": )"[^"]*"/, '$1"Somebody"');
  await until(() => lines.length > 0);
  expect(lines.join("")).toMatch(
    /^content: not shown, because of Error: EISDIR[^]*: save again\n$/,
  );
  rmSync(file, { recursive: true });
  content.edit("team.json", /("name": )"Somebody"/, '$1"Somebody else"');
  await until(() => existsSync(file) && readFileSync(file, "utf8").includes("Somebody else"));
  watcher.close();
  written.mockRestore();
});
