/** Holds this company's name, places and typefaces to content, so that another company finds none of them anywhere else. */
import { execFileSync } from "node:child_process";

/** How many lines of which file may have one. */
const allowed = {
  // The holder of the licence, and the product's own name.
  LICENSE: 1,
  "README.md": 1,
  // That name once more, and the packages of the typefaces, which the theme imports and measures.
  "package.json": 3,
  "src/theme/font-metrics.json": 2,
  "src/theme/fonts.ts": 4,
};

/** Their own files: content, what the owner asked for, what npm writes, and this list. */
const elsewhere = [
  "content",
  "docs/specification.md",
  "package-lock.json",
  "__tests__/specification",
];

it("names this company, its places and its typefaces in content alone", () => {
  const names = "conaas|kolkata|west bengal|mumbai|saudi|fraunces|instrument.?sans";
  const files = [".", ...elsewhere.map((path) => `:(exclude)${path}`)];
  const found = execFileSync("git", ["grep", "-ciIE", names, "--", ...files], { encoding: "utf8" });
  const counts = found
    .trim()
    .split("\n")
    .map((line) => line.split(":"));
  expect(Object.fromEntries(counts.map(([path, count]) => [path, Number(count)]))).toEqual(allowed);
});
