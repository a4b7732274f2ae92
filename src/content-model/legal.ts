import { contentFile, group, list } from "./help";
import { seo } from "./parts";
import { slug, text } from "./primitives";

const legalPart = group("LegalPart", "Part", {
  heading: text("Heading").optional(),
  text: text("Text"),
  items: list("List", text("Item")).optional(),
});

const legalSection = group("LegalSection", "Section", {
  id: slug("Anchor", "The end of the section's address, after #.", "your-rights"),
  heading: text("Heading", "Numbers are added when it is shown."),
  parts: list("Parts", legalPart),
});

/**
 * content/legal/<slug>.json: a template with fields in [brackets] for the owner's lawyer to fill in.
 * Sections are numbered in file order.
 */
export const legalDocument = contentFile("Legal document", {
  slug: slug("Address", "The name of the file, and the path of the page.", "privacy-policy"),
  seo: seo(),
  title: text("Title"),
  lead: text("Lead", "One or two sentences below the title."),
  sections: list("Sections", legalSection),
  notes: group("LegalNotes", "Closing notes", {
    heading: text("Heading"),
    lead: text("Lead"),
    items: list("Notes", text("Note")),
  }),
});
