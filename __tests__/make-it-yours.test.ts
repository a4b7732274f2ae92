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

it.each(features)("names every file that imports what is deleted of: $name", (feature) => {
  const { deleted, changed } = feature;
  const isDeleted = (path: string) =>
    deleted.some((each) =>
      each.endsWith("/") ? path.startsWith(each) : path === each.replace(/\.tsx?$/, ""),
    );
  const users = sources.filter((file) => importsOf(file).some(isDeleted));
  const left = users.filter((file) => !isDeleted(file.replace(/\.tsx?$/, "")));
  expect(left.filter((file) => !changed.includes(file))).toEqual([]);
});

it("has a list of files for each feature that is code", () => {
  expect(features.length).toBeGreaterThan(4);
});
