/** The addresses of all pages that content has, for the tests in browsers. */
import { readContentFolder, valuesOf } from "../../src/content/check/content-folder";
import { routesOf } from "../../src/content/model/content-files";
import { leftOut } from "../../src/content/model/left-out";

const { paths, sources } = readContentFolder("content");
const { addresses } = leftOut(valuesOf(sources));

/** Whether there is a page, which content may leave out. */
export const isThere = (route: string): boolean => !addresses.includes(route);

/** `/services` is left out: it shows what `/service` does. */
export const routes = paths
  .flatMap(routesOf)
  .filter((route) => route !== "/services" && isThere(route));
