/** What docs/make-it-yours.md names is there. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

const features = [...text.matchAll(/^\| ([\w ]+?) *\|(.*`(?:src|gatsby).*?)\|(.*)\|$/gm)].map(
  ([, name = "", deleted = "", changed = ""]) => {
    const paths = (cell: string) =>
      [...cell.matchAll(/`([\w/.-]+)`/g)].map(([, path = ""]) => path);
    return { name, deleted: paths(deleted), changed: paths(changed) };
  },
);

const sources = [
  ...readdirSync("src", { recursive: true, encoding: "utf8" }).map((name) => join("src", name)),
  ...["gatsby-node.ts", "gatsby-ssr.tsx", "gatsby-browser.tsx", "gatsby-config.ts"],
].filter((name) => /\.tsx?$/.test(name));

/** The modules of the project that a file imports, without their extensions. */
const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]*)"/g)].map(([, to = ""]) =>
    join(dirname(file), to),
  );

const setup = readdirSync("__tests__/setup")
  .map((name) => join("__tests__/setup", name))
  .filter((name) => /\.tsx?$/.test(name));

/** Gatsby finds pages without an import, and the CMS imports them for its previews. */
const isPage = (path: string) => /^src\/(pages|templates)\//.test(path);

const moduleOf = (file: string) => file.replace(/\.tsx?$/, "");

describe.each(features)("what is deleted of: $name", ({ deleted, changed }) => {
  const isDeleted = (path: string) =>
    deleted.some((each) => (each.endsWith("/") ? path.startsWith(each) : path === moduleOf(each)));
  const kept = sources.filter((file) => !isDeleted(moduleOf(file)));

  it("is imported by no file that is not named", () => {
    const users = kept.filter((file) => importsOf(file).some(isDeleted));
    expect(users.filter((file) => !changed.includes(file))).toEqual([]);
  });

  it("leaves no file that only it imported", () => {
    const imported = new Set(sources.flatMap(importsOf));
    const stillImported = new Set([...kept, ...setup].flatMap(importsOf));
    const left = kept.map(moduleOf).filter((path) => imported.has(path) && !isPage(path));
    expect(left.filter((path) => !stillImported.has(path))).toEqual([]);
  });
});

it("has a list of files for each feature that is code", () => {
  expect(features.length).toBeGreaterThan(4);
});
