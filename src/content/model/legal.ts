import { contentFile, group, list, optionalList } from "./metadata";
import { headingAndLead, seo } from "./parts";
import { anchor, longText, slug, text } from "./primitives";

const legalPart = group("LegalPart", "Part", {
  heading: text("Heading").optional(),
  text: longText("Text"),
  items: optionalList("List", longText("Item")),
});

const legalSection = group("LegalSection", "Section", {
  id: anchor("your-rights"),
  heading: text("Heading", "Numbers are added when it is shown."),
  parts: list("Parts", legalPart),
});

/** content/legal/<slug>.json: a template with fields in [brackets] for the owner's lawyer to fill in. */
export const legalDocument = contentFile("Legal document", {
  slug: slug("Address", "The name of the file, and the path of the page.", "privacy-policy"),
  seo,
  title: text("Title"),
  lead: longText("Lead", "One or two sentences below the title."),
  sections: list("Sections", legalSection),
  notes: group("LegalNotes", "Closing notes", {
    ...headingAndLead,
    items: list("Notes", longText("Note")),
  }).optional(),
});
