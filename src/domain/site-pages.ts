/**
 * The table of pages. Whatever needs an address, or asks what is true of a page, reads it here: Gatsby, heads,
 * breadcrumbs, the sitemap, the search, the check of links, the CMS, the forms and the server.
 */

export interface SitePage {
  /** The canonical path. `*` stands for the name of a content file, of which each has a page. */
  readonly path: string;
  /** Another path with the same page. */
  readonly alias?: string;
  /** The paths for which the browser's router shows this page, if no other has them. */
  readonly matchPath?: string;
  /** The file of its component, in src. */
  readonly component: string;
  /** The content file that it is made from, or those, with `*`. */
  readonly content?: string;
  /** Other content files that the CMS previews on this page, each with the id of the part that shows it; "" is the top. */
  readonly shows?: Readonly<Record<string, string>>;
  /** The ids of its other parts, to which links may lead too. */
  readonly anchors?: readonly string[];
  /** Other content files that the search finds on this page. */
  readonly alsoFound?: readonly string[];
  /** The kind under which the search finds it, if it is not just a page. */
  readonly kind?: "service" | "caseStudy";
  /** The key of the page above it, which the breadcrumb and the main navigation name. */
  readonly parent?: string;
  /** It begins at its top when it is reloaded, as specified. */
  readonly startsAtTop?: true;
  /** Search engines are asked to leave it out, and no content may link to it. */
  readonly isUnlisted?: true;
}

export const sitePages = {
  home: {
    path: "/",
    component: "pages/index.tsx",
    content: "pages/home.json",
    shows: {
      "case-study-highlights.json": "case-study",
      "testimonials.json": "testimonials",
      "get-in-touch.json": "get-in-touch",
      "navigation.json": "",
      "search.json": "",
      "scheduling.json": "",
    },
  },
  aboutUs: {
    path: "/about-us",
    component: "pages/about-us.tsx",
    content: "pages/about-us.json",
    shows: { "values.json": "our-values", "team.json": "our-team" },
    anchors: ["who-we-are"],
    alsoFound: ["values.json"],
  },
  services: {
    path: "/service",
    alias: "/services",
    component: "pages/service.tsx",
    content: "pages/service.json",
    startsAtTop: true,
  },
  service: {
    path: "/services/*",
    component: "templates/service-detail.tsx",
    content: "services/*.json",
    shows: { "pages/service-detail.json": "other-services", "expert-talk.json": "" },
    kind: "service",
    parent: "services",
  },
  unknownService: {
    path: "/services/unknown",
    matchPath: "/services/*",
    component: "templates/service-not-found.tsx",
    isUnlisted: true,
  },
  caseStudies: {
    path: "/case-study",
    component: "pages/case-study.tsx",
    content: "pages/case-study.json",
    shows: { "case-studies.json": "" },
    startsAtTop: true,
  },
  caseStudy: {
    path: "/case-studies/*",
    component: "templates/case-study-article.tsx",
    content: "case-studies/*.json",
    kind: "caseStudy",
    parent: "caseStudies",
  },
  contactUs: {
    path: "/contact-us",
    component: "pages/contact-us.tsx",
    content: "pages/contact-us.json",
    shows: {
      "forms/contact-enquiry.json": "",
      "forms/expert-appointment.json": "appointment",
      "company.json": "",
    },
    anchors: ["get-in-touch"],
    alsoFound: ["get-in-touch.json", "company.json"],
    startsAtTop: true,
  },
  legalDocument: {
    path: "/*",
    component: "templates/legal-document.tsx",
    content: "legal/*.json",
    shows: { "labels.json": "" },
    anchors: ["on-this-page"],
    startsAtTop: true,
  },
  thankYou: { path: "/thank-you", component: "templates/thank-you.tsx", isUnlisted: true },
  thankYouAppointment: {
    path: "/thank-you-appointment",
    component: "templates/thank-you.tsx",
    shows: { "forms/messages.json": "" },
    isUnlisted: true,
  },
  notFound: {
    path: "/404",
    matchPath: "/*",
    component: "pages/404.tsx",
    content: "pages/not-found.json",
    isUnlisted: true,
  },
} as const satisfies Readonly<Record<string, SitePage>>;

export type PageKey = keyof typeof sitePages;

export const pageEntries: readonly (readonly [key: string, page: SitePage])[] =
  Object.entries(sitePages);

export const pages: readonly SitePage[] = Object.values(sitePages);

/** What other programs and folders have at the root of the site, so that no page can. */
const otherRoots = ["500", "admin", "healthz", "index", "mainsite", "page-data", "static"];

/** The page that a content file is made into, or each file of a collection, given as the content model has it. */
export const pageMadeFrom = (content: string) => pages.find((page) => page.content === content);

/** The address of the part of a page that shows a content file. Throws if no page has such a part. */
export function addressOfPart(content: string): string {
  for (const { path, shows } of pages) {
    const part = shows?.[content];
    if (part) return `${path}#${part}`;
  }
  throw new Error(`No part of a page shows ${content}`);
}

/** The path of the page of one content file. */
export const pathTo = ({ path }: SitePage, name: string): string => path.replace("*", name);

/** The paths of a page: of one for each content file, those of the file with this name. */
export function pathsOf(page: SitePage, name: string): string[] {
  return [pathTo(page, name), ...(page.alias === undefined ? [] : [page.alias])];
}

/** The file of a page in the built site, unless it has several. */
export const htmlFileOf = ({ path }: SitePage): string => `${path.slice(1)}/index.html`;

/** The file in which static hosts look for an error page: that of the nearest folder. */
export const errorFileOf = (matchPath: string): string =>
  matchPath.slice(1).replace("*", "404.html");

/** The page at a path, as `location` has it, unless it is one for all other paths. */
export function pageAt(pathname: string): SitePage | undefined {
  const path = pathname.replace(/(?<=.)\/$/, "");
  return (
    pages.find((page) => page.path === path || page.alias === path) ??
    pages.find((page) => page.path.includes("*") && nameIn(page, path) !== undefined)
  );
}

/** The page above the page at a path. */
export function parentOf(pathname: string): SitePage | undefined {
  const parent = pageAt(pathname)?.parent;
  return pageEntries.find(([key]) => key === parent)?.[1];
}

/** What stands for `*` in a path of this page, without a slash; undefined for the path of another page. */
function nameIn({ path }: SitePage, pathname: string): string | undefined {
  const [start = ""] = path.split("*");
  const name = pathname.startsWith(start) ? pathname.slice(start.length) : "";
  return name !== "" && !name.includes("/") ? name : undefined;
}

/** The names that no content file of a page's may have: other pages and programs have their paths. */
export function reservedNames(page: SitePage): string[] {
  const paths = [
    ...pages.flatMap(({ path, alias = path }) => [path, alias]),
    ...otherRoots.map((name) => `/${name}`),
  ];
  const firstNames = paths.map((path) => path.replace(/^(\/[^/]+)\/.*/, "$1"));
  const taken = [...paths, ...firstNames].flatMap((path) => nameIn(page, path) ?? []);
  return [...new Set(taken)].filter((name) => name !== "*").sort();
}
