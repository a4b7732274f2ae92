/** A section without items is not rendered, and its heading neither. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findProblems } from "../../src/content/check/content-problems";
import { z } from "zod";
import { readContentFolder, mapPathsToValues } from "../../src/content/source/content-folder";
import { findContentFile } from "../../src/content/model/content-files";
import { mapChildren, type Schema, findValueAt } from "../../src/content/model/schema-tree";
import { wrapRootElement } from "../../src/layout/wrap-root-element";
import { Layout } from "../../src/layout/layout";
import * as notFound from "../../src/pages/404";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudy from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as home from "../../src/pages/index";
import * as service from "../../src/pages/service";
import * as caseStudyArticle from "../../src/templates/case-study-article";
import * as serviceDetail from "../../src/templates/service-detail";
import { caseStudy as anyCaseStudy, caseStudyFile } from "../setup/case-studies";
import { contentCopyPerTest } from "../setup/content-copy";
import { editFile } from "../setup/edit-content";
import { queryContent, readContentFrom } from "../setup/query";
import { service as anyService, serviceFile } from "../setup/services";

const content = contentCopyPerTest();
const pages = [notFound, aboutUs, caseStudy, contactUs, home, service];
/** Those of a file of a collection, with its name. */
const templates = [
  [serviceDetail, anyService.name],
  [caseStudyArticle, anyCaseStudy.slug],
] as const;

/** The headings and names of the pages, as they are prebuilt. */
function renderHeadings(): string {
  return [...pages.map((page) => [page, ""] as const), ...templates]
    .flatMap(([page, name]) => {
      const data = queryContent<never>(page.query, { name, next: name, afterNext: name });
      const children = createElement<{ data: never }>(page.default, { data });
      const element = createElement(Layout, { pathname: "/", children });
      const markup = renderToStaticMarkup(wrapRootElement({ element }));
      return markup.match(/ aria-label="[^"]*"|<(?:h2|h3)[ >].*?<\/h[23]>/gs);
    })
    .join("\n");
}

/** What is above the lists that a site can do without, by file. */
const headings: Readonly<Record<string, readonly string[]>> = {
  "company.json": ["repOffice.label"],
  "labels.json": ["social"],
  "navigation.json": ["legal.label", "main.label", "quick.label"],
  "pages/about-us.json": [
    "coverage.heading",
    "missionVision.heading",
    "whyChoose.heading",
    "team.heading",
    "values.heading",
  ],
  "pages/home.json": ["caseStudies.heading", "testimonials.heading"],
  [caseStudyFile]: ["engagement.heading", "outcomes.heading"],
  [serviceFile]: ["engagement.heading", "outcomes.heading"],
};

/** Takes out each list that the model lets a site do without. */
const removeLists = (schema: Schema, value: unknown): unknown =>
  mapChildren(value, schema, (part, field) => {
    const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
    return inner !== field && inner instanceof z.ZodArray ? undefined : removeLists(inner, part);
  }) ?? value;

it("renders nothing of lists that are left out", () => {
  for (const [file, places] of Object.entries(headings))
    editFile(join(content.dir, file), (whole) => {
      for (const place of places) {
        const [key = "", ...owner] = place.split(".").reverse();
        // A word that no other text has.
        Reflect.set(Object(findValueAt(whole, owner.reverse())), key, "Qwzx");
      }
    });
  readContentFrom(content.dir);
  const count = Object.values(headings).flat().length;
  expect(renderHeadings().match(/Qwzx/g)?.length).toBeGreaterThanOrEqual(count);
  for (const [path, file] of Object.entries(
    mapPathsToValues(readContentFolder(content.dir).sources),
  )) {
    // The errors and choices of a form belong to its fields.
    if (path.startsWith("forms/")) continue;
    const emptied = removeLists(findContentFile(path)?.schema, file);
    writeFileSync(join(content.dir, path), JSON.stringify(emptied));
  }
  expect(findProblems(content.dir)).toEqual([]);
  readContentFrom(content.dir);
  expect(renderHeadings()).not.toContain("Qwzx");
});
