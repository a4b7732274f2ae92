/**
 * The table of routes: every address of the site. The content of a route is in the table of content,
 * src/content/model/content-files.ts, and its component in gatsby-node.ts.
 */

export interface Route<Key extends string = string> {
  /** The canonical path. `*` stands for the name of a content file; each file has a page. */
  readonly path: string;
  /** A second path of the same page. */
  readonly alias?: string;
  /** The paths for which Gatsby's router shows this page if no other page has them. */
  readonly matchPath?: string;
  /** The route above it in the breadcrumb and the main navigation. */
  readonly parent?: Key;
  /** A reload starts at the top of the page, as specified (docs/decisions/0019). */
  readonly opensAtTop?: true;
  /** Hidden from search engines, and no content may link to it. */
  readonly isUnlisted?: true;
}

/** Checks that each parent is a key of the table. */
const defineRoutes = <Table extends { readonly [Key in keyof Table]: Route<keyof Table & string> }>(
  table: Table,
): Table => table;

export const routes = defineRoutes({
  home: { path: "/" },
  aboutUs: { path: "/about-us" },
  services: { path: "/service", alias: "/services", opensAtTop: true },
  service: { path: "/services/*", parent: "services" },
  unknownService: { path: "/services/unknown", matchPath: "/services/*", isUnlisted: true },
  caseStudies: { path: "/case-study", opensAtTop: true },
  caseStudy: { path: "/case-studies/*", parent: "caseStudies" },
  contactUs: { path: "/contact-us", opensAtTop: true },
  legalDocument: { path: "/*", opensAtTop: true },
  thankYou: { path: "/thank-you", isUnlisted: true },
  thankYouAppointment: { path: "/thank-you-appointment", isUnlisted: true },
  notFound: { path: "/404", matchPath: "/*", isUnlisted: true },
} as const);

export type RouteKey = keyof typeof routes;

/** The key of a route that is the parent of another. */
export type ParentKey = Extract<(typeof routes)[RouteKey], { parent: RouteKey }>["parent"];

/** The id of the part of Contact Us that has the appointment form. */
export const appointmentPart = "appointment";

/** The address of the appointment form. */
export const appointmentAddress = `${routes.contactUs.path}#${appointmentPart}`;

export const allRoutes: readonly Route<ParentKey>[] = Object.values(routes);

export const routeKeys: readonly RouteKey[] = Object.keys(routes).filter(
  (key): key is RouteKey => key in routes,
);

/** Names at the root of the site that files, the server and the CMS use, so that no page can. */
const otherRoots = ["500", "admin", "healthz", "index", "mainsite", "page-data", "static"];

/** Returns the path of the page of one content file. */
export const getPath = ({ path }: Route, name: string): string => path.replace("*", name);

/** Lists the canonical path and the alias of a route; the name fills in its `*`. */
export function listPaths(route: Route, name: string): string[] {
  return [getPath(route, name), ...(route.alias === undefined ? [] : [route.alias])];
}

/** Returns the HTML file of a route without `*` in the built site. */
export const getHtmlFile = ({ path }: Route): string => `${path.slice(1)}/index.html`;

/** Returns the file in which static hosts look for an error page: `404.html` in the nearest folder. */
export const getErrorFile = (matchPath: string): string =>
  matchPath.slice(1).replace("*", "404.html");

/** Finds the route of a `location.pathname`. Routes that only catch unknown paths are not found. */
export function findRoute(pathname: string): Route<ParentKey> | undefined {
  const path = pathname.replace(/(?<=.)\/$/, "");
  return (
    allRoutes.find((route) => route.path === path || route.alias === path) ??
    allRoutes.find((route) => route.path.includes("*") && findName(route, path) !== undefined)
  );
}

/** Returns what `*` stands for in a path of this route; undefined if the path belongs to another. */
function findName({ path }: Route, pathname: string): string | undefined {
  const [start = ""] = path.split("*");
  const name = pathname.startsWith(start) ? pathname.slice(start.length) : "";
  return name !== "" && !name.includes("/") ? name : undefined;
}

/** Lists the names that no content file of a route may have, because other pages or programs use those paths. */
export function listReservedNames(route: Route): string[] {
  const paths = [
    ...allRoutes.flatMap(({ path, alias = path }) => [path, alias]),
    ...otherRoots.map((name) => `/${name}`),
  ];
  const firstNames = paths.map((path) => path.replace(/^(\/[^/]+)\/.*/, "$1"));
  const taken = [...paths, ...firstNames].flatMap((path) => findName(route, path) ?? []);
  return [...new Set(taken)].filter((name) => name !== "*").sort();
}
