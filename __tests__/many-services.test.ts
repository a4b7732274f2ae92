/** The weight of what lists all services, if there were a thousand of them. `npm run bench -- scale` builds them. */
import { brotliCompressSync, constants } from "node:zlib";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { addServices } from "../src/commands/bench/many-services";
import ServicePage, { query } from "../src/pages/service";
import { AppStateProvider } from "../src/app/app-state";
import { createSearch } from "../src/search/search-engine";
import { buildSearchIndex } from "../src/search/search-index";
import { readContentFolder } from "../src/site/content/content-folder";
import { copyContent } from "./setup/content-copy";
import { contentRoot } from "./setup/content-root";
import { queryContent } from "./setup/query";

const content = copyContent();
afterAll(() => content.remove());
addServices(content.dir, 1000);

const { sources } = readContentFolder(content.dir);
const documents = buildSearchIndex(sources);
const data = queryContent<Queries.ServicePageQuery>(query, {}, contentRoot(content.dir));

/** In KB, compressed as the build does it for many pages. */
function weigh(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text, { params }).length / 1024;
}

it("lists all of them on the overview, in less than 30 KB of HTML beside the rest of the page", () => {
  const html = renderToString(
    createElement(AppStateProvider, null, createElement(ServicePage, { data })),
  );
  expect(html.match(/href="\/services\//g)).toHaveLength(1000);
  expect(weigh(html)).toBeLessThan(30);
});

it("has less than 30 KB of page data", () => {
  expect(weigh(JSON.stringify(data))).toBeLessThan(30);
});

it("has a search index of less than 150 KB, which finds each by its title", () => {
  expect(documents.filter(({ kind }) => kind === "service")).toHaveLength(1000);
  expect(weigh(JSON.stringify(documents))).toBeLessThan(150);
  const search = createSearch(documents);
  for (const { name, title } of data.servicePage.moreServices.slice(0, 20)) {
    expect(search(title).map(({ to }) => to)).toContain(`/services/${name}`);
  }
});
