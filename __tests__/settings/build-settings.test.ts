import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  parseAnalytics,
  buildSettingNames,
  loadEnvironment,
  readBuildSettings,
} from "../../src/settings/build-settings";

it.each([
  ["GATSBY_API_HOST", "https://forms.example.com"],
  ["GATSBY_SITE_URL", "https://www.example.com"],
  ["GATSBY_VITALS_URL", "https://vitals.example.com/report?site=1"],
  ["GATSBY_VITALS_URL", "/vitals"],
  ["NOINDEX", "true"],
  ["GATSBY_ANALYTICS", 'https://stats.example.com/s.js data-site="a.example" data-auto="1"'],
])("takes %s=%s", (name, text) => {
  expect(readBuildSettings({ [name]: text, PATH: "/bin" })).toEqual({ [name]: text });
});

it.each([
  ...["forms.example.com", "//forms.example.com", "forms.example.com:9000", "https://", "/api"],
  ...["https://forms.example.com/", "https://forms.example.com/api", "ftp://forms.example.com"],
  ...["https://user:secret@forms.example.com", "HTTPS://forms.example"],
])("refuses %j as an origin, in one line without the value", (text) => {
  for (const name of ["GATSBY_API_HOST", "GATSBY_SITE_URL"]) {
    const reading = () => readBuildSettings({ [name]: text });
    expect(reading).toThrow(
      new RegExp(`^Wrong setting of the build: ${name}: expected [^\\n]+\\.$`),
    );
  }
});

it.each([
  ["GATSBY_VITALS_URL", "//vitals.example.com"],
  ["GATSBY_VITALS_URL", "javascript:alert(1)"],
  ["NOINDEX", "1"],
  ["GATSBY_ANALYTICS", "http://stats.example.com/s.js"],
  ["GATSBY_ANALYTICS", 'https://a.example/s.js onload="x()"'],
  ["GATSBY_ANALYTICS", 'https://a.example/s.js data-site="a"><script'],
])("refuses %s=%s", (name, text) => {
  const expected = new RegExp(`^Wrong setting of the build: ${name}: expected [^\\n]+\\.$`);
  expect(() => readBuildSettings({ [name]: text })).toThrow(expected);
});

it.each([
  ["https://www.googletagmanager.com/gtag/js?id=G-1", "Google's tag"],
  ["https://www.google-analytics.com/analytics.js", "Google's tag"],
  ["https://stats.example.com/matomo.js", "Matomo"],
  ['https://acme.matomo.cloud/piwik.js data-site="1"', "Matomo"],
  ["https://cdn.matomo.cloud/acme.matomo.cloud/container_AbC1.js", "Matomo"],
  ["https://plausible.io/js/pa-6_srOGVV9SLMWJ1ZpUAbG.js", "Plausible"],
  ["https://connect.facebook.net/en_US/fbevents.js", "Meta"],
  ["https://www.clarity.ms/tag/abc", "a recorder"],
])("refuses %s by the name of what needs an inline script", (text, name) => {
  const expected = new RegExp(`^Wrong setting of the build: GATSBY_ANALYTICS: ${name}[^\\n]+\\.$`);
  expect(() => readBuildSettings({ GATSBY_ANALYTICS: text })).toThrow(expected);
});

it("reads the script that counts visits and its attributes", () => {
  expect(parseAnalytics('https://a.example/s.js data-site="b.example"')).toEqual({
    src: "https://a.example/s.js",
    "data-site": "b.example",
  });
  expect(parseAnalytics("")).toBeUndefined();
});

it("lists all that is wrong, and takes empty settings as unset", () => {
  expect(() => readBuildSettings({ GATSBY_API_HOST: "a", GATSBY_SITE_URL: "b" })).toThrow(
    /GATSBY_API_HOST: .*; GATSBY_SITE_URL: /,
  );
  expect(readBuildSettings({ GATSBY_API_HOST: "", GATSBY_SITE_URL: undefined })).toEqual({});
});

it.each([".env.example", "Dockerfile"])("%s names every setting", (file) => {
  const text = readFileSync(file, "utf8");
  for (const name of buildSettingNames) expect(text).toContain(name);
});

it("reads the file of settings that Gatsby reads, behind what is set", () => {
  const [former, environment] = [process.cwd(), { ...process.env }];
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  const lines = ["GATSBY_API_HOST=https://a.test", "GATSBY_X=file", "CONTENT_DIR=acme"];
  writeFileSync(join(folder, ".env.production"), lines.join("\n"));
  process.chdir(folder);
  Object.assign(process.env, { NODE_ENV: "production", GATSBY_X: "set" });
  delete process.env.CONTENT_DIR;
  loadEnvironment();
  const { GATSBY_API_HOST, GATSBY_X, CONTENT_DIR } = process.env;
  process.chdir(former);
  process.env = environment;
  rmSync(folder, { recursive: true });
  expect({ GATSBY_API_HOST, GATSBY_X, CONTENT_DIR }).toEqual({
    GATSBY_API_HOST: "https://a.test",
    GATSBY_X: "set",
    // It would differ from that of the server and the CMS.
    CONTENT_DIR: undefined,
  });
});
