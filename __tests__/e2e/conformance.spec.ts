/** Whether the built pages are valid HTML. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { service } from "../setup/services";

const publicDirectory = "public";

/** The standard rules are those of the HTML specification, without style preferences. */
const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

const pages = readdirSync(publicDirectory, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map((entry) => join(relative(publicDirectory, entry.parentPath), entry.name))
  // Gatsby's slices are fragments, which it has already put into the pages.
  .filter((file) => !file.startsWith("_gatsby"))
  // For static hosts, a page is there as two files.
  .filter(
    (file) =>
      file === "404.html" ||
      !existsSync(join(publicDirectory, file.replace(/\.html$/, "/index.html"))),
  );

test("the pages to check have been built", () => {
  expect(pages).toEqual(
    expect.arrayContaining(["index.html", "404.html", `services/${service.name}/index.html`]),
  );
});

for (const page of pages) {
  test(`/${page} is valid HTML`, async () => {
    const html = readFileSync(join(publicDirectory, page), "utf8");
    const report = await validator.validateString(html);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ message, selector }) => `${message} (${selector ?? "no element"})`),
    );
    expect(problems).toEqual([]);
  });
}
