import { readFileSync } from "node:fs";
import { readBuildSettings } from "../../src/settings/build-settings";
import { collectPolicySources } from "../../src/settings/policy-sources";
import { type Changes, readContentFolder } from "../../src/content/source/content-folder";
import { contentDir } from "../setup/content";
import { words } from "../setup/words";

const { company, map } = words;

const listTexts = (changes?: Changes) =>
  readContentFolder(contentDir, changes).sources.flatMap(({ values }) => values);

const collectSources = (settings: Parameters<typeof readBuildSettings>[0]) =>
  collectPolicySources(listTexts(), readBuildSettings(settings));

/** The lines of docs/make-it-yours.md. */
const documentedCounters = [
  ...readFileSync("docs/make-it-yours.md", "utf8").matchAll(/^GATSBY_ANALYTICS='([^']+)'/gm),
].map(([, setting = ""]) => setting);

it.each([
  ["https://plausible.io/js/script.js", []],
  ["https://cloud.umami.is/script.js", ["https://gateway.umami.is"]],
  ["https://gc.zgo.at/count.js", ["https://example.goatcounter.com/count"]],
])("has the documented script %s, and where it reports to", (script, hosts) => {
  const GATSBY_ANALYTICS = documentedCounters.find((line) => line.startsWith(`${script} `));
  const { scripts, connections } = collectSources({ GATSBY_ANALYTICS });
  expect(scripts).toContain(script);
  expect(connections.filter(Boolean)).toEqual([script, ...hosts]);
});

it("has where forms and metrics go", () => {
  const GATSBY_API_HOST = "https://forms.test";
  const { connections, forms } = collectSources({ GATSBY_API_HOST, GATSBY_VITALS_URL: "/vitals" });
  expect(connections.filter(Boolean)).toEqual([GATSBY_API_HOST, "/vitals"]);
  expect(forms).toEqual([GATSBY_API_HOST]);
});

/** With this calendar and booking service, or with neither. */
const collectSourcesWith = (scheduling?: typeof company.scheduling) => {
  const changed = { ...company, map, scheduling };
  const changes = new Map([["company.json", Buffer.from(JSON.stringify(changed))]]);
  return collectPolicySources(listTexts(changes), readBuildSettings({}));
};

it("has the pages in frames, and the script of one with the document that loads it", () => {
  const widget = {
    scriptUrl: "https://booking.example/widget.js",
    className: "booking",
    pageUrl: "https://booking.example/office",
  };
  const calendarUrl = "https://calendar.example/office";
  const { scripts, frames } = collectSourcesWith({ timeZone: "UTC", calendarUrl, widget });
  expect(frames).toEqual(
    expect.arrayContaining(["data:", calendarUrl, widget.pageUrl, map.embedUrl]),
  );
  expect(scripts).toContain(widget.scriptUrl);
  expect(collectSourcesWith().frames).not.toContain("data:");
});
