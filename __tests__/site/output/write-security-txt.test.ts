import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import company from "../../../content/company.json";
import { readContentFolder } from "../../../src/content-check/content-folder";
import { writeSecurityTxt } from "../../../src/site/output/write-security-txt";

afterEach(() => {
  jest.useRealTimers();
});

it("names the security contact of the content, and expires a year after the build", () => {
  jest.useFakeTimers({ now: Date.parse("2026-12-01T10:00:00Z") });
  const folder = mkdtempSync(join(tmpdir(), "security-txt-"));
  writeSecurityTxt(readContentFolder("content").sources, folder);
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
