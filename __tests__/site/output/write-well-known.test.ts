import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import company from "../../../content/company.json";
import { readContentFolder } from "../../../src/content-check/content-folder";
import { writeWellKnown } from "../../../src/site/output/write-well-known";

afterEach(() => {
  jest.useRealTimers();
});

it("names the sitemap, and the security contact of the content until a year after the build", () => {
  jest.useFakeTimers({ now: Date.parse("2026-12-01T10:00:00Z") });
  const folder = mkdtempSync(join(tmpdir(), "well-known-"));
  writeWellKnown(readContentFolder("content").sources, folder);
  expect(readFileSync(join(folder, "robots.txt"), "utf8")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap-index.xml\n`,
  );
  expect(readFileSync(join(folder, ".well-known/security.txt"), "utf8")).toBe(
    [
      `Contact: mailto:${company.securityEmail}`,
      "Expires: 2027-12-01T10:00:00.000Z",
      "Preferred-Languages: en",
      `Canonical: ${company.url}/.well-known/security.txt`,
      "",
    ].join("\n"),
  );
});
