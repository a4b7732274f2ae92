import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The CMS and its login have pages of their own. */
const others = /^(cms\/|server\/cms-login\/)/;

const attributesIn = (text: string) => [...new Set(text.match(/\bdata-[a-z-]+/g))].sort();

it("documents every data attribute that src writes or reads, and no other", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const code = files
    .filter((file) => /\.tsx?$/.test(file) && !others.test(file))
    .map((file) => readFileSync(join("src", file), "utf8").replace(/\/\*[^]*?\*\/|\/\/.*/g, ""))
    .join();
  const [, list = ""] = readFileSync("docs/page-start.md", "utf8").split("## Data attributes");
  const names = list.match(/^\| `data-.*?\|/gm) ?? [];
  expect(attributesIn(names.join())).toEqual(attributesIn(code));
});
