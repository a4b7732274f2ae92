import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  removeRegenerated,
  removeUnreferenced,
} from "../../../plugins/gatsby-plugin-lean-output/stale-files";
import { listFiles } from "../../../plugins/gatsby-plugin-lean-output/list-files";

const html = '<div id="___gatsby"><img src="/static/a1/b2/a%20b.jpg"></div>';
const dir = mkdtempSync(join(tmpdir(), "public-"));

function write(files: Readonly<Record<string, string>>): void {
  rmSync(dir, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
}

afterAll(() => rmSync(dir, { recursive: true }));

it("removes what a build writes anew, and keeps what Gatsby may not", () => {
  const kept = { "about/index.html": html, "page-data/a.json": "", "static/a1/b2/a.jpg": "" };
  write({
    ...kept,
    "about.html": html,
    "app-1.js": "",
    "old.pdf": "",
    "google123.html": "google",
    "index.html.br": "",
  });
  removeRegenerated(dir);
  expect(listFiles(dir)).toEqual(Object.keys(kept).sort());
});

it("removes what no page names, and says so", () => {
  const kept = {
    "index.html": `${html}<script src="/static/late-scripts-1.js"></script>`,
    "page-data/index/page-data.json": '{"staticQueryHashes":["11"]}',
    "page-data/sq/d/11.json": '{"src":"/static/font-3.woff2"}',
    "static/a1/b2/a b.jpg": "",
    "static/font-3.woff2": "",
    "static/late-scripts-1.js": "",
  };
  write(kept);
  expect(removeUnreferenced(dir)).toBe(false);
  const gone = '{"src":"/static/c3/d4/portrait.jpg"}';
  write({
    ...kept,
    "page-data/sq/d/22.json": gone,
    "static/c3/d4/portrait.jpg": "",
    "static/late-scripts-2.js": "",
  });
  expect(removeUnreferenced(dir)).toBe(true);
  expect(listFiles(dir)).toEqual(Object.keys(kept).sort());
});
