/** A section without items is not rendered, and its heading neither. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findEveryProblem } from "../../src/content/check/content-problems";
import { wrapRootElement } from "../../src/layout/wrap-root-element";
import { Layout } from "../../src/layout/layout";
import * as notFound from "../../src/pages/404";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudy from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as home from "../../src/pages/index";
import * as service from "../../src/pages/service";
import * as serviceDetail from "../../src/templates/service-detail";
import { contentCopyPerTest } from "../setup/content-copy";
import { optionalLists, setList } from "../setup/optional-lists";
import { queryContent, readContentFrom } from "../setup/query";
import { service as anyService } from "../setup/services";

const content = contentCopyPerTest();
const pages = [notFound, aboutUs, caseStudy, contactUs, home, service, serviceDetail];

/** The headings and names of the pages, as they are prebuilt. */
function headingsOfSite(): string {
  const { name } = anyService;
  return pages
    .flatMap((page) => {
      const data = queryContent<never>(page.query, { name, next: name, afterNext: name });
      const children = createElement<{ data: never }>(page.default, { data });
      const element = createElement(Layout, { pathname: "/", children });
      const markup = renderToStaticMarkup(wrapRootElement({ element }));
      return markup.match(/ aria-label="[^"]*"|<(?:h2|h3)[ >].*?<\/h[23]>/gs);
    })
    .join("\n");
}

it.each([[[]], [undefined]])("renders nothing of lists that are %j", async (value) => {
  const marks = optionalLists.flatMap(({ heading }, index) => {
    if (!heading) return [];
    // A word that no other text has.
    setList(content.dir, ...heading, `Qwzx ${index}`);
    return [heading];
  });
  readContentFrom(content.dir);
  const named = new Set(headingsOfSite().match(/Qwzx \d+/g));
  expect(named.size).toBe(new Set(marks.map(String)).size);
  for (const { file, list } of optionalLists) setList(content.dir, file, list, value);
  expect(await findEveryProblem(content.dir)).toEqual([]);
  readContentFrom(content.dir);
  expect(headingsOfSite()).not.toContain("Qwzx");
});
