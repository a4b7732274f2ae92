/** The ids of the elements that links can lead to, and that the ids of content must not repeat. */

const everywhere = [
  "content",
  "styles",
  "page-path",
  "mobile-menu",
  "no-answer",
  "___gatsby",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
];

/** By route, as in content-files.ts. */
const byRoute: Readonly<Record<string, readonly string[]>> = {
  "/": ["case-study", "testimonials", "get-in-touch", "enquiry-form"],
  "/about-us": ["our-values", "our-team"],
  "/services/*": ["other-services"],
  "/contact-us": ["get-in-touch", "enquiry-form", "appointment", "appointment-form"],
  "/*": ["on-this-page", "notes"],
};

/** Returns the ids of a page without those that come from content. */
export const elementIds = (route: string) => [...everywhere, ...(byRoute[route] ?? [])];
