import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { url } from "../../../content/company.json";
import { writeRobots } from "../../../src/site/output/write-robots";

it("allows everything and names the sitemap", () => {
  const folder = mkdtempSync(join(tmpdir(), "robots-"));
  writeRobots(folder);
  expect(readFileSync(join(folder, "robots.txt"), "utf8")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap-index.xml\n`,
  );
});
