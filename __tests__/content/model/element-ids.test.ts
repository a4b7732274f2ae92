import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "../../../src/content/model/content-files";
import { elementIds } from "../../../src/content/model/element-ids";

const source = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith("element-ids.ts"))
  .map((name) => readFileSync(join("src", name), "utf8"))
  .join("\n");

/** Elements of Gatsby itself, and of the style tag. */
const madeElsewhere = /^(___gatsby|gatsby-.*|styles|page-path|mobile-menu)$/;

const routes = contentFiles.flatMap(({ routes: own = [] }) => own);

test.each(routes)("every id listed for %s is in the code", (route) => {
  const missing = elementIds(route).filter(
    (id) => !madeElsewhere.test(id) && !source.includes(`"${id}"`),
  );
  expect(missing).toEqual([]);
});

test("every id of a section is listed", () => {
  const listed = new Set(routes.flatMap(elementIds));
  const ids = [...source.matchAll(/<(?:Section|Heading)\s[^>]*?\bid="([\w-]+)"/g)];
  expect(ids.map(([, id = ""]) => id).filter((id) => !listed.has(id))).toEqual([]);
});
