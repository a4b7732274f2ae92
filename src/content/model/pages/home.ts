import { contentFile, group, nonEmptyList, optionalList } from "../structures";
import { dayRange, sectionHeaderFields, link, pictureFields, seo } from "../shared-fields";
import { longText, template, shortText } from "../field-types";

const tagline = shortText(
  "Tagline",
  "If it begins with the title of a service, letter by letter, it leads to that.",
  "Strategy that hits the mark.",
);

const feature = group("HomeFeature", "Feature", {
  title: shortText("Title"),
  description: longText("Description"),
  spans: optionalList(
    "Days on the line",
    dayRange,
    "The line above the feature is an engagement, on which they are drawn bold. They decorate.",
  ),
});

/** content/pages/home.json: the sections of the home page, in display order. */
export const homePage = contentFile("Home page", {
  seo,
  hero: group("HomeHero", "Top of the page", {
    taglines: nonEmptyList("Taglines", tagline).max(5).describe("One to five."),
    lead: longText("Lead"),
    action: link("Button"),
    ...pictureFields(
      { width: 1200, height: 640 },
      "It has to be dark in its left three quarters, where the words are, because they are white.",
    ),
  }),
  tailoredStrategies: group("HomeTailoredStrategies", "Tailored strategies", {
    heading: shortText("Heading"),
    body: longText("Text", "Separate paragraphs by Enter in the CMS, by \\n in a file."),
    days: dayRange.optional(),
    figure: template("Figure", "first", "last").optional(),
    figureLabel: shortText("Label of the figure", "What it counts.").optional(),
    action: link("Button"),
  }),
  ambitions: group("HomeAmbitions", "Ambitions", {
    ...sectionHeaderFields,
    ...pictureFields({ width: 1200, height: 457 }),
  }).optional(),
  features: optionalList("Features", feature),
  caseStudies: group("HomeCaseStudies", "Case studies", {
    ...sectionHeaderFields,
    viewAll: link("View all"),
    kind: shortText("Kind", "What screen readers call it.", "carousel"),
    viewKind: shortText("Kind of its items", "What screen readers call each.", "slide"),
    previous: shortText("Previous", "Read aloud at the button."),
    next: shortText("Next", "Read aloud at the button."),
    position: template("Position of one case study", "first", "total"),
    pair: template("Position of two case studies", "first", "second", "total"),
    narrowed: template("Narrowed by the search", "query"),
    showAll: shortText("Show all again", "The button that ends the narrowing."),
  }).optional(),
  testimonials: group("HomeTestimonials", "Testimonials", sectionHeaderFields).optional(),
});
