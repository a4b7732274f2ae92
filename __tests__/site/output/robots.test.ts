import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeRobots } from "../../../src/site/output/robots";

it("lets everything be read and names the sitemap of the site's own address", () => {
  const folder = mkdtempSync(join(tmpdir(), "robots-"));
  writeRobots(folder);
  expect(readFileSync(join(folder, "robots.txt"), "utf8")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://conaas.example/sitemap-index.xml\n",
  );
});
