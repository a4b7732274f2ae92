/** The collections: services, case studies, team, values, testimonials. */
import { z } from "zod";
import { altText, httpsUrl, iconName, imagePath, seo, slug, text } from "./primitives";

/** content/services/<name>.json: one service and its page /services/<name>. */
export const service = z.strictObject({
  name: slug(),
  seo: seo(),
  title: text(),
  heading: text(),
  /** Paragraphs separated by newlines. */
  content: text(),
  icon: iconName(),
  image: imagePath(),
  imageAlt: altText(),
  outcomes: z
    .strictObject({
      heading: text(),
      items: z.array(
        z.strictObject({ figure: text(), label: text() }).meta({ id: "ServiceOutcome" }),
      ),
    })
    .meta({ id: "ServiceOutcomes" }),
  engagement: z
    .strictObject({
      heading: text(),
      steps: z.array(
        z
          .strictObject({ title: text(), time: text(), description: text() })
          .meta({ id: "EngagementStep" }),
      ),
    })
    .meta({ id: "ServiceEngagement" }),
});

/** content/case-studies.json: the tiles of /case-study, the featured one first. */
export const caseStudies = z.strictObject({
  tiles: z
    .array(
      z
        .strictObject({
          id: slug(),
          category: text(),
          title: text(),
          image: imagePath(),
          imageAlt: altText(),
          /** The article is {caseStudyHost}/case-studies/{slug}/, with the host from company.json. */
          slug: slug(),
        })
        .meta({ id: "CaseStudyTile" }),
    )
    .min(3, "expected at least 3 tiles: one featured and two beside it"),
});

/** content/case-study-highlights.json: the carousel of the home page. */
export const caseStudyHighlights = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          id: slug(),
          time: text(),
          category: text(),
          description: text(),
          imageUrl: imagePath(),
          imageAlt: altText(),
        })
        .meta({ id: "CaseStudyHighlight" }),
    )
    .min(1),
});

/** content/team.json */
export const team = z.strictObject({
  members: z
    .array(
      z
        .strictObject({
          id: slug(),
          name: text(),
          title: text(),
          image: imagePath(),
          imageAlt: altText(),
          linkedin: httpsUrl(),
        })
        .meta({ id: "TeamMember" }),
    )
    .min(1),
});

/** The text colour with enough contrast on each background, in both themes. */
const readableOn = {
  surface: "text",
  raised: "text",
  sunken: "text",
  brand: "onBrand",
  accent: "onAccent",
  highlight: "onHighlight",
} as const;

const backgroundRole = z
  .enum(["surface", "raised", "sunken", "brand", "accent", "highlight"])
  .meta({ id: "BackgroundRole" });
const textRole = z.enum(["text", "onBrand", "onAccent", "onHighlight"]).meta({ id: "TextRole" });

/** content/values.json: the value cards. Colours are roles of the theme. */
export const values = z.strictObject({
  cards: z
    .array(
      z
        .strictObject({
          id: slug(),
          title: text(),
          description: text(),
          icon: iconName(),
          bgColor: backgroundRole,
          textColor: textRole,
          /** Swaps the colours of the icon: background colour on a disc of the text colour. */
          iconInvert: z.boolean(),
        })
        .superRefine(({ bgColor, textColor }, context) => {
          const readable = readableOn[bgColor];
          if (textColor === readable) return;
          context.addIssue({
            code: "custom",
            path: ["textColor"],
            message: `expected "${readable}", the text colour that is readable on "${bgColor}", got "${textColor}"`,
          });
        })
        .meta({ id: "ValueCard" }),
    )
    .min(1),
});

/** content/testimonials.json */
export const testimonials = z.strictObject({
  items: z
    .array(
      z
        .strictObject({ id: slug(), quote: text(), role: text(), rating: z.int().min(1).max(5) })
        .meta({ id: "Testimonial" }),
    )
    .min(1),
});
