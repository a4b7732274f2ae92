import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { writeManifest, writeRobotsAndSecurity } from "../../src/seo/public-files";
import { words } from "../setup/words";

const { company } = words;

const folder = mkdtempSync(join(tmpdir(), "written-files-"));

afterAll(() => rmSync(folder, { recursive: true }));

it("names the sitemap, and the security contact of the content until a year after the build", () => {
  jest.useFakeTimers({ now: Date.parse("2026-12-01T10:00:00Z") });
  const securityEmail = "security@company.test";
  writeRobotsAndSecurity({ ...company, securityEmail }, company.url, folder);
  jest.useRealTimers();
  expect(readFileSync(join(folder, "robots.txt"), "utf8")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${company.url}/sitemap-index.xml\n`,
  );
  expect(readFileSync(join(folder, ".well-known/security.txt"), "utf8")).toBe(
    [
      `Contact: mailto:${securityEmail}`,
      "Expires: 2027-12-01T10:00:00.000Z",
      `Preferred-Languages: ${company.language}`,
      `Canonical: ${company.url}/.well-known/security.txt`,
      "",
    ].join("\n"),
  );
});

it("invites no reports where nobody takes them", () => {
  const empty = join(folder, "empty");
  writeRobotsAndSecurity({ language: "en" }, company.url, empty);
  expect(readdirSync(empty, { recursive: true })).toEqual([".well-known", "robots.txt"]);
});

it("keeps crawlers from a site that is hidden", () => {
  writeRobotsAndSecurity(company, company.url, folder, true);
  expect(readFileSync(join(folder, "robots.txt"), "utf8")).toBe("User-agent: *\nDisallow: /\n");
});

it("names the site and its icons for a phone's home screen", async () => {
  writeManifest({ ...company, language: "ar" }, "https://acme.test", folder);
  const manifest: { icons: { src: string; sizes: string; type: string }[] } = JSON.parse(
    readFileSync(join(folder, "manifest.json"), "utf8"),
  );
  const { name } = company;
  expect(manifest).toMatchObject({
    name,
    short_name: name,
    id: "https://acme.test/",
    start_url: "/",
    lang: "ar",
    dir: "rtl",
  });
  const drawn = manifest.icons.map(async ({ src }) => {
    const { width, height, format } = await sharp(join("static", src)).metadata();
    return { src, sizes: `${width}x${height}`, type: `image/${format}` };
  });
  expect(manifest.icons).toMatchObject(await Promise.all(drawn));
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
});
