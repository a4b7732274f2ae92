/** The edited content on which the other tests run a second time. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { readContentFolder } from "../src/content/check/content-folder";
import { findContentProblems } from "../src/content/check/content-problems";
import { contentCopyPerTest } from "./setup/content-copy";
import { editContent } from "./setup/edited-content";
import { makeArabic, makeExtreme, makeSmallest } from "./setup/extreme-content";

const content = contentCopyPerTest();

/** Every string of the content and the field that holds it, also if in a list. */
function strings() {
  return readContentFolder(content.dir).sources.flatMap(({ file, values }) =>
    values.map(({ path, value }) => ({
      field: path.filter((step) => typeof step === "string").at(-1),
      type: file.type,
      value,
    })),
  );
}

it.each([
  ["edited", editContent],
  ["the most", makeExtreme],
  ["the least", makeSmallest],
  ["in Arabic", makeArabic],
])("is valid: %s", (_name, change) => {
  change(content.dir);
  expect(findContentProblems(content.dir)).toEqual([]);
});

it.each([editContent, makeSmallest])(
  "does without a list that a site has left out: %p",
  (change) => {
    rmSync(join(content.dir, "testimonials.json"));
    change(content.dir);
    expect(findContentProblems(content.dir)).toEqual([
      "content/testimonials.json: expected this file, got nothing",
    ]);
  },
);

/** Fields with keys, addresses and values that the code knows; a `name` can be a key or a text. */
const kept = [
  ...["$schema", "address", "bgColor", "calendarUrl", "closes", "countryCode", "days", "embedUrl"],
  ...["icon", "id", "image", "imageUrl", "initial", "linkUrl", "linkedin", "load", "mark", "opens"],
  ...[
    "redirects",
    "rule",
    "language",
    "scriptUrl",
    "service",
    "services",
    "slug",
    "textColor",
    "timeZone",
    "to",
    "value",
    "when",
  ],
  ...["ContactEnquiryForm.name", "ExpertAppointmentForm.name", "Service.name"],
];

it("has no text of the original", () => {
  const before = new Set(strings().map(({ value }) => value));
  editContent(content.dir);
  const unchanged = strings()
    // Another text may have been "8" where "3" becomes it.
    .filter(({ value }) => before.has(value) && /[a-z]/i.test(value.replace(/\{\w+\}/g, "")))
    .map(({ type, field }) => (field === "name" ? `${type}.${field}` : field));
  expect(unchanged.filter((field) => !kept.includes(field ?? ""))).toEqual([]);
});
