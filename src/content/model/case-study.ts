/** content/case-studies/<slug>.json: one case study and its page /case-studies/<slug>. */
import { z } from "zod";
import { contentFile, fieldMeta, group, list, optionalList } from "./metadata";
import { closing, engagement, outcomes, pageStart, picture } from "./parts";
import { anchor, calendarDay, longText, reference, slug, text } from "./primitives";

const section = group("CaseStudySection", "Section", {
  id: anchor("what-was-chosen"),
  heading: text("Heading"),
  text: longText("Text", "Separate paragraphs by Enter in the CMS, by \\n in a file."),
});

export const caseStudy = contentFile("Case study", {
  slug: slug("Name", "The name of the file, and the end of the page's address."),
  category: text("Category"),
  ...pageStart,
  ...picture({ width: 820 }),
  facts: group("CaseStudyFacts", "Facts", {
    client: text("Client").optional(),
    place: text("Place").optional(),
    services: optionalList("Services", reference("Service", "name", "Service")),
    days: z.int().min(1).meta(fieldMeta("Days", "How long it took.")).optional(),
  }),
  outcomes,
  sections: list("Sections", section).describe("Three to six read best."),
  engagement,
  quote: group("CaseStudyQuote", "Quote", {
    text: longText("Quote", "Without quotation marks."),
    role: text("Who says it", undefined, "Founder, logistics start-up"),
  }).optional(),
  date: calendarDay(
    "Date",
    "When it was published. Leave it out if that does not matter.",
  ).optional(),
  closing: closing.optional(),
});
