/** Parts that several content files have. */
import { z } from "zod";
import { choice, group, fieldMeta, optionalList } from "./metadata";
import { altText, imagePath, linkTarget, longText, text, withPlaceholders } from "./primitives";

const linkSchema = group("Link", "Link", { label: text("Label"), to: linkTarget() });
export const link = (label = "Link", hint?: string) => linkSchema.meta(fieldMeta(label, hint));

/** `{company}` stands for the company's name. */
const seoText = (schema: z.ZodString, shownLength: number) =>
  withPlaceholders(schema, "company").meta({ shownLength });

export const seo = group("SeoText", "Search results", {
  title: seoText(
    text("Title", "At most 60 characters, with the company's name in place of {company}."),
    60,
  ),
  description: seoText(
    longText("Description", "One or two sentences, at most 160 characters."),
    160,
  ),
}).describe("The title and description in search results and link previews.");

/** The fields of a picture: see imagePath. */
export const picture = (...slotAndHint: Parameters<typeof imagePath>) => ({
  image: imagePath(...slotAndHint),
  imageAlt: altText(),
});

/** The picture of a page that is only a message. */
export const besideMessage = imagePath(
  { width: 560, height: 467 },
  "It stands beside the text, and below it on phones. It decorates, and its edges may be cut off.",
).optional();

/** The invitation at the end of a page. */
export const closing = group("Closing", "End of the page", {
  image: imagePath({ width: 1000, height: 480 }),
}).describe(
  "A dark picture at the foot of the page. Its subject is in its left half, and its right half, which lies behind the text, fades out; Contact Us shows its mirror image. It decorates, and its edges may be cut off.",
);

/** The fields that several pages begin with. */
export const pageStart = { seo, title: text("Title"), lead: longText("Lead") };

/** The fields that several sections begin with. */
export const headingAndLead = { heading: text("Heading"), lead: longText("Lead") };

/** Days counted from the first one of an engagement. Texts name them by {first} and {last}. */
export const days = group("Days", "Days", {
  first: z.int().min(1).meta(fieldMeta("First day")),
  last: z.int().min(2).meta(fieldMeta("Last day")),
}).superRefine(({ first, last }, context) => {
  if (first < last) return;
  const message = `expected a day after day ${first}, got ${last}`;
  context.addIssue({ code: "custom", path: ["last"], message });
});

/** Figures that show what came of the work, or will. */
export const outcomes = group("Outcomes", "Outcomes", {
  heading: text("Heading"),
  items: optionalList(
    "Outcomes",
    group("Outcome", "Outcome", {
      figure: text("Figure", undefined, "90–180"),
      label: text("Label", "What the figure counts."),
    }),
  ),
});

/** What is done in which days. */
export const engagement = group("Engagement", "How we work", {
  heading: text("Heading"),
  steps: optionalList(
    "Steps",
    group("EngagementStep", "Step", {
      title: text("Title"),
      days,
      description: longText("Description"),
    }),
  ),
});

/** The icons of components/content-icons.ts. */
export const iconName = choice("IconName", "Icon", [
  "compass",
  "users",
  "megaphone",
  "clock",
  "layers",
  "userCheck",
  "sprout",
  "handshake",
  "refresh",
  "zap",
  "target",
  "lightbulb",
]);
