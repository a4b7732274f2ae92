/** The ids of the elements that links can lead to, and that the ids of content must not repeat. */

/** On every page. */
const everywhere = [
  "content",
  "styles",
  "page-path",
  "mobile-menu",
  "footer-legal-links",
  "footer-quick-links",
  "___gatsby",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
];

/** By route, as in content-files.ts. */
const byRoute: Readonly<Record<string, readonly string[]>> = {
  "/": [
    "tailored-strategies",
    "ambitions",
    "case-study",
    "case-study-heading",
    "testimonials",
    "get-in-touch",
    "get-in-touch-heading",
    "enquiry-form",
  ],
  "/about-us": ["who-we-are", "mission-vision", "our-values", "why-choose", "our-team", "coverage"],
  "/service": ["service-intro", "call-to-talk"],
  "/services": ["service-intro", "call-to-talk"],
  "/services/*": ["engagement", "other-services", "call-to-talk"],
  "/contact-us": [
    "get-in-touch",
    "get-in-touch-heading",
    "enquiry-form",
    "appointment",
    "appointment-form",
    "appointment-heading",
  ],
  "/*": ["on-this-page", "notes"],
};

/** Returns the ids of a page without those that come from content. @param route with `*` for a file's name */
export function elementIds(route: string): string[] {
  return [...everywhere, ...(byRoute[route] ?? [])];
}
