/** A list that content leaves out goes with its heading, the links to it and what the search finds. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { wrapRootElement } from "../../src/layout/wrap-root-element";
import { readContentFolder, valuesOf } from "../../src/content/check/content-folder";
import { routesOf } from "../../src/content/model/content-files";
import { leftOut } from "../../src/content/model/left-out";
import { Layout } from "../../src/layout/layout";
import * as notFound from "../../src/pages/404";
import * as aboutUs from "../../src/pages/about-us";
import * as caseStudy from "../../src/pages/case-study";
import * as contactUs from "../../src/pages/contact-us";
import * as home from "../../src/pages/index";
import * as service from "../../src/pages/service";
import { buildSearchIndex } from "../../src/build/output/search-index";
import * as legalDocument from "../../src/templates/legal-document";
import * as serviceDetail from "../../src/templates/service-detail";
import { contentCopyPerTest } from "../setup/content-copy";
import { legalPath } from "../setup/legal";
import { optionalLists, setList, textAt } from "../setup/optional-lists";
import { queryContent, readContentFrom } from "../setup/query";
import { service as anyService } from "../setup/services";

const content = contentCopyPerTest();
const pages = {
  "/": home,
  "/about-us": aboutUs,
  "/case-study": caseStudy,
  "/contact-us": contactUs,
  "/nowhere": notFound,
  [legalPath]: legalDocument,
  "/service": service,
  [`/services/${anyService.name}`]: serviceDetail,
};

/** React writes every attribute in double quotes. */
const valuesIn = (markup: string, pattern: RegExp) =>
  Array.from(markup.matchAll(pattern), ([all, value = all]) => value);

/** Renders the pages of the site as they are prebuilt, and returns what is in them. */
function renderSite(isLeftOut: (route: string) => boolean) {
  const texts: string[] = [];
  const ids = new Map<string, string[]>();
  const links: string[] = [];
  for (const [route, page] of Object.entries(pages)) {
    if (isLeftOut(route)) continue;
    const { name } = anyService;
    const variables = { name, next: name, afterNext: name, slug: route.slice(1) };
    const data = queryContent<never>(page.query, variables);
    const main = createElement<{ data: never }>(page.default, { data });
    const element = createElement(Layout, { pathname: route, children: main });
    const markup = renderToStaticMarkup(wrapRootElement({ element }));
    ids.set(route, valuesIn(markup, / id="([^"]*)"/g));
    links.push(...valuesIn(markup, / href="([^"]*)"/g));
    texts.push(...valuesIn(markup, / aria-label="([^"]*)"/g));
    texts.push(...valuesIn(markup, /<(?:h2|h3)[ >].*?<\/h[23]>/gs));
  }
  return { texts, ids, links: [...new Set(links)].filter((link) => /^[/#]./.test(link)) };
}

it.each(optionalLists)("$file $list", ({ file, list, heading: place }) => {
  const site = () => readContentFolder(content.dir).sources;
  const heading = place && textAt(valuesOf(site()), ...place);
  // A word that no other text has.
  if (place) setList(content.dir, ...place, "Qwzx");
  setList(content.dir, file, list);

  readContentFrom(content.dir);
  const { addresses } = leftOut(valuesOf(site()));
  const { texts, ids, links } = renderSite((route) => addresses.includes(route));
  if (place) {
    expect(heading).toEqual(expect.stringMatching(/./));
    expect(texts.filter((each) => each.includes("Qwzx"))).toEqual([]);
  }

  const index = buildSearchIndex(site());
  const targets = [...links, ...index.map(({ to }) => to)];
  const routes = site().flatMap((source) => routesOf(source.path));
  const nowhere = targets.filter((link) => {
    const [, route = "", id] = /^([^?#]*)(?:#(.*))?$/.exec(link) ?? [];
    if (addresses.includes(route)) return true;
    const isFile = existsSync(join("static", route));
    if (route !== "" && !isFile && !routes.includes(route)) return true;
    return id !== undefined && ids.has(route) && !ids.get(route)?.includes(id);
  });
  expect(nowhere).toEqual([]);
});
