/** What docs/make-it-yours.md names is there. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../package.json";

const text = readFileSync("docs/make-it-yours.md", "utf8");
const found = (pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];

it("names npm scripts that exist", () => {
  const scripts = found(/npm (?:run )?([a-z][a-z:-]+)(?=[\s`])/g).filter(
    (name) => !["ci", "install"].includes(name),
  );
  expect(scripts.length).toBeGreaterThan(8);
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

it("names files and folders that exist", () => {
  const paths = found(/`((?:src|content|__tests__)\/[\w./-]+?)\/?`/g);
  const files = found(/`([\w-]+(?:\/[\w-]+)*\.json)`/g).map((file) =>
    file.startsWith("content/") ? file : join("content", file),
  );
  const links = found(/\]\(([^)#]+)/g).map((link) => join("docs", link));
  const all = [...paths, ...files, ...links];
  expect(all.length).toBeGreaterThan(20);
  // The example is a new service.
  expect(all.filter((path) => !existsSync(path) && !path.includes("finance"))).toEqual([]);
});

it("names components where they are used", () => {
  const uses = [
    ...text.matchAll(/`<(\w+)[^`]*>`(?:[^`\n]*`[^`\n]*`){0,2}? (?:in|from)\s+`(src\/[\w/.-]+)`/g),
  ];
  expect(uses.length).toBeGreaterThan(3);
  for (const [, component = "", file = ""] of uses) {
    expect(readFileSync(file, "utf8")).toContain(`<${component}`);
  }
});
