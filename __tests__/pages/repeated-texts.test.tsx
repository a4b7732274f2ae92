/** Content may say a thing twice in one list: React refuses equal keys, and an unexpected `console.error` fails a test. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContentFolder, mapPathsToValues } from "../../src/content/source/content-folder";
import { Layout } from "../../src/layout/layout";
import * as notFound from "../../src/pages/404";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudy from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as home from "../../src/pages/index";
import * as service from "../../src/pages/service";
import * as legalDocument from "../../src/templates/legal-document";
import * as serviceDetail from "../../src/templates/service-detail";
import { contentCopyPerTest } from "../setup/content-copy";
import { legalDocument as anyLegalDocument } from "../setup/legal";
import { readContentFrom } from "../setup/query";
import { mountPage, renderInApp, screen } from "../setup/render";
import { service as anyService } from "../setup/services";

const content = contentCopyPerTest();
const { name } = anyService;
const pages = [notFound, aboutUs, caseStudy, contactUs, home, service, serviceDetail];

/** Lists without ids, each with all of its items twice. */
const twice = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, twice(part)]));
  const items = value.map(twice);
  const hasIds = items.some((item) => typeof item === "object" && item !== null && "id" in item);
  return hasIds ? items : [...items, ...items];
};

it("renders lists whose items are equal", async () => {
  for (const [path, file] of Object.entries(
    mapPathsToValues(readContentFolder(content.dir).sources),
  )) {
    // The check refuses a control and a choice that a form has twice.
    if (!path.startsWith("forms/"))
      writeFileSync(join(content.dir, path), JSON.stringify(twice(file)));
  }
  readContentFrom(content.dir);
  for (const page of pages)
    await mountPage<never>(page, "/", { name, next: name, afterNext: name });
  await mountPage(legalDocument, "/", { name: anyLegalDocument.slug });
  await renderInApp(<Layout pathname="/">{null}</Layout>);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(pages.length + 1);
});
