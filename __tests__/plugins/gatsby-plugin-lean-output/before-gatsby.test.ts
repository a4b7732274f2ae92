/** The script before Gatsby, and the first hook of Gatsby, in folders with a cache. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const script = resolve("plugins/gatsby-plugin-lean-output/before-gatsby.cjs");
const contentModule = resolve("src/content/content-directory.cjs");
const parent = mkdtempSync(join(tmpdir(), "before-gatsby-"));

/** Runs the script in a folder with a cache that may be of another folder or content, and with settings in files and environment. */
function run(
  name: string,
  { cacheOf = name, contentOf = "content", files = {}, CONTENT_DIR }: Partial<RunOptions> = {},
) {
  const project = join(parent, name);
  mkdirSync(join(project, ".cache"), { recursive: true });
  const made = [join(parent, cacheOf), resolve(project, contentOf)].join("\n");
  if (cacheOf) writeFileSync(join(project, ".cache/complete"), made);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(project, file), text);
  const env = { ...process.env, CONTENT_DIR };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, contentModule], {
    cwd: project,
    encoding: "utf8",
    env,
  });
  return { status, stdout, stderr, hasCache: existsSync(join(project, ".cache")) };
}

interface RunOptions {
  readonly cacheOf: string;
  readonly contentOf: string;
  readonly files: Readonly<Record<string, string>>;
  readonly CONTENT_DIR: string | undefined;
}

afterAll(() => rmSync(parent, { recursive: true }));

it.each([
  ["site", {}, true],
  ["renamed", { cacheOf: "site" }, false],
  ["interrupted", { cacheOf: "" }, false],
  ["translated", { contentOf: "content-ar" }, false],
  ["absolute", { contentOf: "/srv/acme", CONTENT_DIR: "/srv/acme" }, true],
  ["by another path", { contentOf: "acme", CONTENT_DIR: "./acme/" }, true],
])("keeps the cache of a build of %s that ended", (name, begun, hasCache) => {
  expect(run(name, begun)).toMatchObject({ status: 0, stderr: "", hasCache });
});

const inFiles = { ".env": 'CONTENT_DIR="acme"\nPORT=1', ".env.production": "CONTENT_DIR=other" };
it.each([
  ["no file", { files: { ".env": "PORT=1", ".env.production": "CONTENT_DIR=other" } }, "content"],
  ["the file", { files: inFiles, contentOf: "acme" }, "acme"],
  ["the environment", { files: inFiles, contentOf: "own", CONTENT_DIR: "own" }, "own"],
  ["an empty setting", { files: inFiles, CONTENT_DIR: "" }, "content"],
])("names first the folder of content that %s sets", (name, begun, folder) => {
  const { stdout, hasCache } = run(name, begun);
  expect(stdout).toBe(`Content: ${join(parent, name, folder)}\n`);
  expect(hasCache).toBe(true);
});

it("counts a build that has begun as interrupted until it ends", async () => {
  const project = join(parent, "begun");
  mkdirSync(join(project, ".cache"), { recursive: true });
  writeFileSync(join(project, ".cache/complete"), project);
  const before = process.cwd();
  process.chdir(project);
  try {
    const { onPreBootstrap } =
      await import("../../../plugins/gatsby-plugin-lean-output/gatsby-node");
    onPreBootstrap();
  } finally {
    process.chdir(before);
  }
  expect(existsSync(join(project, ".cache/complete"))).toBe(false);
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
    ["--import", `data:text/javascript,${encodeURIComponent(disguise)}`, script, contentModule],
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
  const { status, stderr } = spawnSync(process.execPath, [script, contentModule], {
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
