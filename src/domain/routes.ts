/**
 * The table of routes: every address of the site, and what is true of it. What a route shows is in the table of content,
 * src/content/model/content-files.ts; gatsby-node.ts names its component.
 */

export interface Route<Key extends string = string> {
  /** The canonical path. `*` stands for the name of a content file, each of which has a page. */
  readonly path: string;
  /** Another path with the same page. */
  readonly alias?: string;
  /** The paths for which the browser's router shows this page, if no other has them. */
  readonly matchPath?: string;
  /** The route above it, which the breadcrumb and the main navigation name. */
  readonly parent?: Key;
  /** It opens at its top when it is reloaded, as specified. */
  readonly opensAtTop?: true;
  /** Search engines are asked to leave it out, and no content may link to it. */
  readonly isUnlisted?: true;
}

/** Lets a parent be one of the keys only. */
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

/** A route that is above another. */
export type ParentKey = Extract<(typeof routes)[RouteKey], { parent: RouteKey }>["parent"];

/** The part of Contact Us that holds the appointment form. */
export const appointmentPart = "appointment";

/** Where a visitor goes who opens the address of the appointment form's submissions. */
export const appointmentAddress = `${routes.contactUs.path}#${appointmentPart}`;

export const allRoutes: readonly Route<ParentKey>[] = Object.values(routes);

export const routeKeys: readonly RouteKey[] = Object.keys(routes).filter(
  (key): key is RouteKey => key in routes,
);

/** What other programs and folders have at the root of the site, so that no page can. */
const otherRoots = ["500", "admin", "healthz", "index", "mainsite", "page-data", "static"];

/** The path of the page of one content file. */
export const pathTo = ({ path }: Route, name: string): string => path.replace("*", name);

/** The paths of a route: of one with a page for each content file, those of the file with this name. */
export function pathsOf(route: Route, name: string): string[] {
  return [pathTo(route, name), ...(route.alias === undefined ? [] : [route.alias])];
}

/** The file of a route in the built site, unless it has several. */
export const htmlFileOf = ({ path }: Route): string => `${path.slice(1)}/index.html`;

/** The file in which static hosts look for an error page: that of the nearest folder. */
export const errorFileOf = (matchPath: string): string =>
  matchPath.slice(1).replace("*", "404.html");

/** The route of a path, as `location` has it, unless it is one for all other paths. */
export function routeAt(pathname: string): Route<ParentKey> | undefined {
  const path = pathname.replace(/(?<=.)\/$/, "");
  return (
    allRoutes.find((route) => route.path === path || route.alias === path) ??
    allRoutes.find((route) => route.path.includes("*") && nameIn(route, path) !== undefined)
  );
}

/** What stands for `*` in a path of this route, without a slash; undefined for the path of another. */
function nameIn({ path }: Route, pathname: string): string | undefined {
  const [start = ""] = path.split("*");
  const name = pathname.startsWith(start) ? pathname.slice(start.length) : "";
  return name !== "" && !name.includes("/") ? name : undefined;
}

/** The names that no content file of a route may have: other pages and programs have their paths. */
export function reservedNames(route: Route): string[] {
  const paths = [
    ...allRoutes.flatMap(({ path, alias = path }) => [path, alias]),
    ...otherRoots.map((name) => `/${name}`),
  ];
  const firstNames = paths.map((path) => path.replace(/^(\/[^/]+)\/.*/, "$1"));
  const taken = [...paths, ...firstNames].flatMap((path) => nameIn(route, path) ?? []);
  return [...new Set(taken)].filter((name) => name !== "*").sort();
}
