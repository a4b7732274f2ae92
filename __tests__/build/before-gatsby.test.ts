/** What runs before Gatsby, in folders that have a cache. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const script = resolve("src/build/before-gatsby.cjs");
const parent = mkdtempSync(join(tmpdir(), "before-gatsby-"));

/** Runs it in a folder whose cache is that of another one. */
function run(name: string, cacheOf = name) {
  const project = join(parent, name);
  mkdirSync(join(project, ".cache"), { recursive: true });
  if (cacheOf) writeFileSync(join(project, ".cache/complete"), join(parent, cacheOf));
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: project });
  return { status, stderr: String(stderr), hasCache: existsSync(join(project, ".cache")) };
}

afterAll(() => rmSync(parent, { recursive: true }));

it.each([
  ["site", "site", true],
  ["renamed", "site", false],
  ["interrupted", "", false],
])("keeps the cache of a build that ended in this folder: %s", (name, cacheOf, hasCache) => {
  expect(run(name, cacheOf)).toEqual({ status: 0, stderr: "", hasCache });
});

it.each(["(1)", "it's", "50%"])("names the sign in %s", (name) => {
  const { status, stderr } = run(name);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^No build survives the sign [()'[\]{}%#!] in \/[^\n]+: rename the folder\.\n$/,
  );
});
