/** What runs before Gatsby and as it begins, in folders that have a cache. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { PreInitArgs } from "gatsby";
import { copyContent } from "../setup/content-copy";

const script = resolve("src/build/before-gatsby.cjs");
const parent = mkdtempSync(join(tmpdir(), "before-gatsby-"));

/** Runs it in a folder whose cache is that of another one, or of other content. */
function run(name: string, cacheOf = name, contentOf = "") {
  const project = join(parent, name);
  mkdirSync(join(project, ".cache"), { recursive: true });
  const made = [join(parent, cacheOf), contentOf].join("\n");
  if (cacheOf) writeFileSync(join(project, ".cache/complete"), made);
  const env = { ...process.env, CONTENT_DIR: "" };
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: project, env });
  return { status, stderr: String(stderr), hasCache: existsSync(join(project, ".cache")) };
}

afterAll(() => rmSync(parent, { recursive: true }));

it.each([
  ["site", "site", "", true],
  ["renamed", "site", "", false],
  ["interrupted", "", "", false],
  ["translated", "translated", "content-ar", false],
])("keeps the cache of a build of %s that ended", (name, cacheOf, contentOf, hasCache) => {
  expect(run(name, cacheOf, contentOf)).toEqual({ status: 0, stderr: "", hasCache });
});

it("counts a build that has begun as interrupted until it ends", async () => {
  const content = copyContent();
  const project = dirname(content.dir);
  mkdirSync(join(project, ".cache"));
  writeFileSync(join(project, ".cache/complete"), project);
  const before = process.cwd();
  process.chdir(project);
  try {
    const { onPreInit } = await import("../../gatsby-node");
    const gatsby: Partial<PreInitArgs> = { pathPrefix: "" };
    await onPreInit?.(gatsby as PreInitArgs, { plugins: [] }, () => undefined);
  } finally {
    process.chdir(before);
  }
  expect(existsSync(join(project, ".cache/complete"))).toBe(false);
  content.remove();
});

it.each([
  ["v18.20.0", 1, /^Node\.js v18\.20\.0 cannot build this site, which needs [^\n]+\n$/],
  ["v23.11.0", 1, /^Node\.js v23\.11\.0 cannot build/],
  ["v20.19.0", 0, /^$/],
  ["v26.10.0", 0, /^$/],
  ["v27.0.0-nightly20261101", 0, /^Node\.js v27[^\n]+ is newer than 26, [^\n]+\n$/],
  ["v28.1.0", 0, /^Node\.js v28\.1\.0 is newer than 26, [^\n]+\n$/],
])("on Node %s it exits with %d", (version, status, message) => {
  const disguise = `Object.defineProperty(process, "version", { value: "${version}" })`;
  const run = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(disguise)}`, script],
    { cwd: parent, encoding: "utf8" },
  );
  expect(run.status).toBe(status);
  expect(run.stderr).toMatch(message);
});

it.each<Record<string, string>>([
  { HOME: "/dev/null", XDG_CONFIG_HOME: "" },
  { HOME: "/proc/none", XDG_CONFIG_HOME: "" },
  { XDG_CONFIG_HOME: "/dev/null" },
])("says in a line that Gatsby's settings cannot be written: %j", (environment) => {
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: parent,
    encoding: "utf8",
    env: { ...process.env, ...environment },
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Gatsby cannot write to [^\n]+\/gatsby \([^\n]+\): set HOME [^\n]+\.\n$/);
});

it.each(["(1)", "it's", "50%"])("names the sign in %s", (name) => {
  const { status, stderr } = run(name);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^No build survives the sign [()'[\]{}%#!] in \/[^\n]+: rename the folder\.\n$/,
  );
});
