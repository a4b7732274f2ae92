import { contentFile, group, nonEmptyList, optionalList } from "./structures";
import { sectionHeaderFields, seo } from "./shared-fields";
import { anchor, longText, slug, shortText } from "./field-types";

const legalPart = group("LegalPart", "Part", {
  heading: shortText("Heading").optional(),
  text: longText("Text"),
  items: optionalList("List", longText("Item")),
});

const legalSection = group("LegalSection", "Section", {
  id: anchor("your-rights"),
  heading: shortText("Heading", "Numbers are added when it is shown."),
  parts: nonEmptyList("Parts", legalPart),
});

/** content/legal/<slug>.json: a template with fields in [brackets] for the owner's lawyer to fill in. */
export const legalDocument = contentFile("Legal document", {
  slug: slug("Address", "The name of the file, and the path of the page.", "privacy-policy"),
  seo,
  title: shortText("Title"),
  lead: longText("Lead", "One or two sentences below the title."),
  sections: nonEmptyList("Sections", legalSection),
  notes: group("LegalNotes", "Closing notes", {
    ...sectionHeaderFields,
    items: nonEmptyList("Notes", longText("Note")),
  }).optional(),
});
