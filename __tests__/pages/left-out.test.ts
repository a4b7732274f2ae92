/** What a company lacks is left out of content, and leaves no gap, dead link, empty heading or word behind. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findProblems } from "../../src/content/check/content-problems";
import { routes } from "../../src/domain/routes";
import { listPagePaths } from "../../src/content/model/content-files";
import { isNeeded } from "../../src/content/model/needed-words";
import { createSearchDocuments } from "../../src/content/search-documents";
import { type ContentSource, readContentFolder } from "../../src/content/source/content-folder";
import { Layout } from "../../src/layout/layout";
import { wrapRootElement } from "../../src/layout/wrap-root-element";
import * as notFound from "../../src/pages/404";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudies from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as home from "../../src/pages/index";
import * as services from "../../src/pages/service";
import * as caseStudy from "../../src/templates/case-study-article";
import * as legalDocument from "../../src/templates/legal-document";
import * as service from "../../src/templates/service-detail";
import { copyContent } from "../setup/content-copy";
import { leaveOut, leftOut } from "../setup/leave-out";
import { queryContent, readContentFrom } from "../setup/query";

const content = copyContent();
afterAll(() => content.remove());

const components = {
  home,
  aboutUs,
  services,
  service,
  caseStudies,
  caseStudy,
  contactUs,
  legalDocument,
  notFound,
};

/** The markup of every page by its path, as it is prebuilt. */
function renderPages(sources: readonly ContentSource[]): Map<string, string> {
  return new Map(
    Object.entries(components).flatMap(([route, page]) =>
      sources
        .filter(({ file, path }) => file.route === route && isNeeded(path, sources))
        .map(({ path }): [string, string] => {
          const [pathname = "/404"] = listPagePaths(path);
          const name = pathname.replace(/^.*\//, "");
          const data = queryContent<never>(page.query, { name, next: name, afterNext: name });
          const children = createElement<{ data: never }>(page.default, { data });
          return [pathname, render(createElement(Layout, { pathname, children }))];
        }),
    ),
  );
}

const render = (element: React.ReactElement) => renderToStaticMarkup(wrapRootElement({ element }));

/**
 * Headings, names and lists without anything in them, and what a missing word would be shown as. Office hours and
 * announcements are filled in later, and a link of content may lead to "#".
 */
const findEmpty = (markup: string) =>
  markup.match(
    /.{200}(<(h[1-6]|ul|ol|dl|dt|figure|section|p(?! aria-live))\b[^>]*>(<(span|li)[^>]*><\/\4>)*<\/\2>|(aria-label|title)=""|undefined|\bnull\b)/g,
  ) ?? [];

/** The addresses of a page that does not exist, or of a part that its page does not have. */
function findDead(addresses: readonly string[], pages: ReadonlyMap<string, string>): string[] {
  const isDead = (address: string) => {
    const [path = "", id = ""] = address.split("#");
    const markup = pages.get(path === routes.services.alias ? routes.services.path : path);
    return !markup || (id !== "" && !markup.includes(` id="${id}"`));
  };
  return [...new Set(addresses)].filter(isDead);
}

test.each(leftOut)("without %s", (_name, places) => {
  const changes = leaveOut(content.dir, places);
  expect(findProblems(content.dir, changes)).toEqual([]);
  readContentFrom(content.dir, changes);
  const { sources } = readContentFolder(content.dir, changes);
  const pages = renderPages(sources);
  for (const [path, markup] of pages) expect([path, findEmpty(markup)]).toEqual([path, []]);
  const links = [...pages.values()].flatMap((markup) => markup.match(/(?<= href=")\/[^"]*/g) ?? []);
  const found = createSearchDocuments(sources).map(({ to }) => to);
  expect(findDead([...links, ...found], pages)).toEqual([]);
});
