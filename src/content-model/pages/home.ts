import { z } from "zod";
import { altText, iconName, imagePath, link, seo, template, text } from "../primitives";

/** content/pages/home.json: the sections of the home page, in display order. */
export const homePage = z.strictObject({
  seo: seo(),
  hero: z
    .strictObject({
      taglines: z.array(text()).length(3, "expected three taglines, one a line"),
      lead: text(),
      action: link(),
      image: imagePath(),
      imageAlt: altText(),
    })
    .meta({ id: "HomeHero" }),
  tailoredStrategies: z
    .strictObject({
      heading: text(),
      body: text(),
      figure: text(),
      figureLabel: text(),
      action: link(),
    })
    .meta({ id: "HomeTailoredStrategies" }),
  ambitions: z
    .strictObject({ heading: text(), lead: text(), image: imagePath(), imageAlt: altText() })
    .meta({ id: "HomeAmbitions" }),
  features: z
    .array(
      z
        .strictObject({ icon: iconName(), title: text(), description: text() })
        .meta({ id: "HomeFeature" }),
    )
    .length(3, "expected three feature cards"),
  caseStudies: z
    .strictObject({
      heading: text(),
      lead: text(),
      viewAll: link(),
      previous: text(),
      next: text(),
      position: template("from", "to", "total"),
      /** Shown while the search query narrows the carousel. */
      narrowed: template("query"),
      /** The button that removes the query. */
      showAll: text(),
    })
    .meta({ id: "HomeCaseStudies" }),
  testimonials: z.strictObject({ heading: text(), lead: text() }).meta({ id: "HomeTestimonials" }),
});
