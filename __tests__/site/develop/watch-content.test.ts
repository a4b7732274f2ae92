import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import team from "../../../content/team.json";
import { type ContentProblem, formatProblem } from "../../../src/content-check/content-problems";
import { watchContent } from "../../../src/site/develop/watch-content";
import { contentCopyPerTest } from "../../setup/content-copy";

const content = contentCopyPerTest();
let watcher: ReturnType<typeof watchContent>;
let nextReport: (lines: string[]) => void = () => undefined;

beforeEach(async () => {
  watcher = watchContent(content.dir, (problems: readonly ContentProblem[]) => {
    nextReport(problems.map(formatProblem));
  });
  await watcher.ready;
});
afterEach(() => watcher.close());

/** Returns what is reported after a change. */
function reportAfter(change: () => void): Promise<string[]> {
  return new Promise((settle) => {
    nextReport = settle;
    change();
  });
}

test("reports a bad save, and none once it is fixed", async () => {
  let at = "";
  const bad = await reportAfter(() => {
    at = content.edit("team.json", /("name": )"[^"]*"/, '$1¦""');
  });
  expect(bad).toEqual([`content/team.json:${at} members[0].name: expected some text, got ""`]);
  const good = await reportAfter(() => {
    content.edit("team.json", /("name": )""/, '$1"Somebody"');
  });
  expect(good).toEqual([]);
});

test("reports a deleted picture, and several changes at once", async () => {
  const lines = await reportAfter(() => {
    rmSync(join(content.dir, String(team.members[0]?.image)));
    writeFileSync(join(content.dir, "team.txt"), "");
    cpSync(join(content.dir, "team.json"), join(content.dir, "people.json"));
  });
  // Several members may have the same picture.
  const files = new Set(lines.map((line) => line.split(/[: ]/)[0]));
  expect([...files]).toEqual(
    expect.arrayContaining(["content/people.json", "content/team.json", "content/team.txt"]),
  );
});
