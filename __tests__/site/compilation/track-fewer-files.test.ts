import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forgetLoaders, trackFewerFiles } from "../../../src/site/compilation/track-fewer-files";

const files = [
  "package-lock.json",
  ".cache/compiled/gatsby-config.js",
  ".cache/compiled/gatsby-node.js",
  "src/site/fonts/subset-font-loader.cjs",
  "src/site/pages/patch-gatsby.cjs",
];
const config = { cache: { type: "filesystem", name: "build-html" }, mode: "production" };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "conaas-compilation-"));
  for (const file of files) cpSync(file, join(root, file), { dereference: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test("leaves the rest of the configuration as it is", () => {
  const changed = trackFewerFiles(config, root);
  expect(changed).toMatchObject(config);
  expect(trackFewerFiles(config, root).cache).toEqual(changed.cache);
});

test.each([{ cache: false }, { cache: { type: "memory" } }, {}])(
  "leaves %j alone, as nothing is stored",
  (other) => {
    expect(trackFewerFiles(other, root)).toBe(other);
  },
);

test("leaves the configuration alone where npm has locked no packages", () => {
  rmSync(join(root, "package-lock.json"));
  expect(trackFewerFiles(config, root)).toBe(config);
});

test.each(files)("compiles everything anew after a change of %s", (file) => {
  const before = trackFewerFiles(config, root).cache;
  writeFileSync(join(root, file), "changed");
  expect(trackFewerFiles(config, root).cache).not.toEqual(before);
});

test("compiles everything anew in a copy of the project", () => {
  const before = trackFewerFiles(config, root).cache;
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(trackFewerFiles(config, copy).cache).not.toEqual(before);
  rmSync(copy, { recursive: true });
});

test("makes webpack forget the files that compiled its modules", () => {
  const compilation = { buildDependencies: new Set(["babel-loader.js"]) };
  const tap = (_: string, listener: (stats: { compilation: typeof compilation }) => void) => {
    listener({ compilation });
  };
  expect(trackFewerFiles(config, root)).toHaveProperty("plugins", [forgetLoaders]);
  forgetLoaders.apply({ hooks: { done: { tap } } });
  expect(compilation.buildDependencies.size).toBe(0);
});
