import { z } from "zod";
import { seo, slug, text } from "./primitives";

const legalPart = z
  .strictObject({
    heading: text().optional(),
    text: text(),
    items: z.array(text()).min(1).optional(),
  })
  .meta({ id: "LegalPart" });

const legalSection = z
  .strictObject({ id: slug(), heading: text(), parts: z.array(legalPart).min(1) })
  .meta({ id: "LegalSection" });

/**
 * content/legal/<slug>.json: a template with fields in [brackets] for the owner's lawyer to fill in.
 * Sections are numbered in file order.
 */
export const legalDocument = z.strictObject({
  slug: slug(),
  seo: seo(),
  title: text(),
  lead: text(),
  sections: z.array(legalSection).min(1),
  notes: z
    .strictObject({ heading: text(), lead: text(), items: z.array(text()).min(1) })
    .meta({ id: "LegalNotes" }),
});
