import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beginBuild, completeBuild } from "../../src/build/unfinished-build";

let project = "";
const page = () => join(project, "public/index.html");

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "unfinished-build-"));
  mkdirSync(join(project, "public"));
  writeFileSync(page(), "");
});

afterEach(() => {
  rmSync(project, { recursive: true });
});

it("keeps the output and the cache of a complete build", () => {
  expect(beginBuild(project)).toBe(false);
  completeBuild(project);
  expect(beginBuild(project)).toBe(false);
  expect(existsSync(page())).toBe(true);
  expect(existsSync(join(project, ".cache"))).toBe(false);
});

it("starts from nothing after builds that did not end, and only then", () => {
  beginBuild(project);
  for (const _ of ["killed", "killed again"]) {
    expect(beginBuild(project)).toBe(true);
    expect(existsSync(join(project, "public"))).toBe(false);
    // What makes Gatsby delete its cache when there is no output.
    expect(existsSync(join(project, ".cache/caches-lmdb"))).toBe(true);
    mkdirSync(join(project, "public"));
  }
  completeBuild(project);
  expect(beginBuild(project)).toBe(false);
});
