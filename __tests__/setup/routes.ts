/** The addresses of all pages that content has, for the tests in browsers. */
import caseStudies from "../../content/case-studies.json";
import highlights from "../../content/case-study-highlights.json";
import testimonials from "../../content/testimonials.json";
import { readContentFolder } from "../../src/content/check/content-folder";
import { routesOf } from "../../src/content/model/content-files";

interface Lists {
  readonly tiles?: readonly unknown[];
  readonly items?: readonly unknown[];
}

/** The lists without which a part of the home page is not there. */
const parts: Readonly<Record<string, readonly Lists[]>> = {
  "/#case-study": [caseStudies, highlights],
  "/#testimonials": [testimonials],
};

/** Whether a page has a part, which is not there without items. */
export const isThere = (route: string): boolean =>
  (parts[route] ?? []).every(({ tiles, items }) => (tiles ?? items ?? []).length > 0);

/** `/services` is left out: it shows what `/service` does. */
export const routes = readContentFolder("content")
  .paths.flatMap(routesOf)
  .filter((route) => route !== "/services");
