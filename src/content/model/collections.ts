/** The collections: services, case studies, team, values, testimonials. */
import { z } from "zod";
import { choice, contentFile, group, fieldMeta, optionalList } from "./metadata";
import { closing, engagement, iconName, outcomes, picture, seo } from "./parts";
import {
  altText,
  anchor,
  httpsUrl,
  id,
  imagePath,
  longText,
  siteOrigin,
  slug,
  text,
  linkTarget,
} from "./primitives";

/** content/services/<name>.json: one service and its page /services/<name>. */
export const service = contentFile("Service", {
  name: slug("Name", "The name of the file, and the end of the page's address."),
  seo,
  title: text("Title", "On cards, in links and above the page.", "Human Resources"),
  heading: text("Heading"),
  content: longText("Text", "Separate paragraphs by Enter in the CMS, by \\n in a file."),
  icon: iconName,
  ...picture({ width: 490 }),
  outcomes,
  engagement,
  closing: closing.optional(),
});

const tile = group("CaseStudyTile", "Case study", {
  id: anchor(),
  category: text("Category"),
  title: text("Title"),
  ...picture({ width: 789 }),
  slug: slug(
    "Article",
    "The name of a file in case-studies, or the end of the article's address on its site.",
  )
    .meta({ article: "slug" })
    .optional(),
  part: slug("Part of the article", "The id of the section that the link leads to.")
    .meta({ article: "part" })
    .optional(),
  to: linkTarget().describe("A page of this site or any other, instead of an article.").optional(),
}).refine(
  ({ slug: article, to }) => (article === undefined) !== (to === undefined),
  "expected either an article (slug) or a link (to), one of the two",
);

/** content/case-studies.json: the tiles of /case-study, the featured one first. */
export const caseStudies = contentFile("Case studies", {
  host: siteOrigin(
    "Site of the articles",
    "Only if they are on another site, at <site>/case-studies/<slug>/.",
  ).optional(),
  tiles: optionalList(
    "Case studies",
    tile,
    "The featured one first. Without any, the site has no page of case studies and no carousel.",
  ),
});

const slide = group("CaseStudyHighlight", "Slide", {
  id: slug("Id", "The id of a case study, or any other: lower-case words and hyphens."),
  time: text("Time", undefined, "6 MONTHS"),
  category: text("Category"),
  description: longText("Description"),
  imageUrl: imagePath({ width: 584 }),
  imageAlt: altText(),
});

export const caseStudyHighlights = contentFile("Carousel of the home page", {
  items: optionalList("Slides", slide),
});

const member = group("TeamMember", "Member", {
  id: anchor(),
  name: text("Name"),
  title: text("Role"),
  ...picture({ width: 384 }),
  linkedin: httpsUrl(
    "Profile on LinkedIn",
    "Leave it out if there is none.",
    "https://www.linkedin.com/in/name",
  ).optional(),
});

export const team = contentFile("Team", { members: optionalList("Members", member) });

/** The text colour with enough contrast on each background, in both themes. */
const readableOn: Readonly<Record<string, string>> = {
  surface: "text",
  raised: "text",
  sunken: "text",
  brand: "onBrand",
  band: "onBand",
  accent: "onAccent",
  highlight: "onHighlight",
};
const textRoles = [...new Set(Object.values(readableOn))];

const card = group("ValueCard", "Card", {
  id: id(),
  title: text("Title"),
  description: longText("Description"),
  icon: iconName,
  bgColor: choice("BackgroundRole", "Colour of the card", Object.keys(readableOn)),
  textColor: choice("TextRole", "Colour of its text", textRoles).describe(
    "The one that is readable on the card.",
  ),
  iconInvert: z
    .boolean()
    .meta(fieldMeta("Invert the icon", "The icon in the card's colour, on a disc of the text's.")),
}).superRefine(({ bgColor, textColor }, context) => {
  const readable = readableOn[bgColor];
  if (readable === undefined || textColor === readable) return;
  const message = `expected "${readable}", the text colour that is readable on "${bgColor}", got "${textColor}"`;
  context.addIssue({ code: "custom", path: ["textColor"], message });
});

/** content/values.json: the value cards. Colours are roles of the theme. */
export const values = contentFile("Values", { cards: optionalList("Cards", card) });

const testimonial = group("Testimonial", "Testimonial", {
  id: id(),
  quote: longText("Quote", "Without quotation marks."),
  role: text("Who says it", undefined, "Founder, logistics start-up"),
  rating: z.int().min(1).max(5).meta(fieldMeta("Stars", "1 to 5.")),
});

export const testimonials = contentFile("Testimonials", {
  items: optionalList("Testimonials", testimonial),
});
