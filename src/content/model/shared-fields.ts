/** Fields, and groups of fields, that several content files have. */
import { z } from "zod";
import { choice, group, optionalList } from "./structures";
import { fieldMeta } from "./field-metadata";
import {
  altText,
  imagePath,
  linkTarget,
  longText,
  shortText,
  withPlaceholders,
} from "./field-types";

const linkSchema = group("Link", "Link", { label: shortText("Label"), to: linkTarget() });
export const link = (label = "Link", hint?: string) => linkSchema.meta(fieldMeta(label, hint));

/** A text of search results, in which {company} stands for the company's name. */
const seoText = (schema: z.ZodString, shownLength: number) =>
  withPlaceholders(schema, "company").meta({ shownLength });

export const seo = group("SeoText", "Search results", {
  title: seoText(
    shortText("Title", "At most 60 characters, with the company's name in place of {company}."),
    60,
  ),
  description: seoText(
    longText("Description", "One or two sentences, at most 160 characters."),
    160,
  ),
}).describe("The title and description in search results and link previews.");

/** The two fields of a picture, its path and description; for the arguments see `imagePath`. */
export const pictureFields = (...sizeAndHint: Parameters<typeof imagePath>) => ({
  image: imagePath(...sizeAndHint),
  imageAlt: altText(),
});

/** The picture beside the text of a page that is only a message, such as "page not found". */
export const messagePicture = imagePath(
  { width: 560, height: 467 },
  "It stands beside the text, and below it on phones. It decorates, and its edges may be cut off.",
).optional();

/** The picture behind the invitation at the end of a page. */
export const closingPicture = group("Closing", "End of the page", {
  image: imagePath({ width: 1000, height: 480 }),
}).describe(
  "A dark picture at the foot of the page. Its subject is in its left half, and its right half, which lies behind the text, fades out; Contact Us shows its mirror image. It decorates, and its edges may be cut off.",
);

/** The fields at the top of several pages. */
export const pageHeaderFields = { seo, title: shortText("Title"), lead: longText("Lead") };

/** The fields at the top of several sections. */
export const sectionHeaderFields = { heading: shortText("Heading"), lead: longText("Lead") };

/** From one day of an engagement to another. Texts refer to them as {first} and {last}. */
export const dayRange = group("Days", "Days", {
  first: z.int().min(1).meta(fieldMeta("First day")),
  last: z.int().min(2).meta(fieldMeta("Last day")),
}).superRefine(({ first, last }, context) => {
  if (first < last) return;
  const message = `expected a day after day ${first}, got ${last}`;
  context.addIssue({ code: "custom", path: ["last"], message });
});

/** Figures that show the results of the work. */
export const outcomes = group("Outcomes", "Outcomes", {
  heading: shortText("Heading"),
  items: optionalList(
    "Outcomes",
    group("Outcome", "Outcome", {
      figure: shortText("Figure", undefined, "90–180"),
      label: shortText("Label", "What the figure counts."),
    }),
  ),
});

/** The steps of an engagement, each with its days. */
export const engagement = group("Engagement", "How we work", {
  heading: shortText("Heading"),
  steps: optionalList(
    "Steps",
    group("EngagementStep", "Step", {
      title: shortText("Title"),
      days: dayRange,
      description: longText("Description"),
    }),
  ),
});

/** The icons that content may choose. Each is imported in components/content-icons.ts. */
export const iconName = choice("IconName", "Icon", [
  "bag",
  "banknote",
  "bed",
  "book",
  "building",
  "calculator",
  "calendar",
  "camera",
  "car",
  "chart",
  "clock",
  "compass",
  "document",
  "globe",
  "graduationCap",
  "hammer",
  "handshake",
  "heart",
  "house",
  "key",
  "laptop",
  "layers",
  "lightbulb",
  "megaphone",
  "paw",
  "plane",
  "receipt",
  "refresh",
  "scale",
  "scissors",
  "shield",
  "sprout",
  "stethoscope",
  "target",
  "truck",
  "userCheck",
  "users",
  "utensils",
  "wrench",
  "zap",
]);
