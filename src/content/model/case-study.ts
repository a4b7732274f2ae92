/** content/case-studies/<slug>.json: one case study and its page /case-studies/<slug>. */
import { z } from "zod";
import { contentFile, group, nonEmptyList, optionalList } from "./structures";
import { fieldMeta } from "./field-metadata";
import {
  closingPicture,
  engagement,
  outcomes,
  pageHeaderFields,
  pictureFields,
} from "./shared-fields";
import { anchor, calendarDay, longText, reference, slug, shortText } from "./field-types";

const section = group("CaseStudySection", "Section", {
  id: anchor("what-was-chosen"),
  heading: shortText("Heading"),
  text: longText("Text", "Separate paragraphs by Enter in the CMS, by \\n in a file."),
});

export const caseStudy = contentFile("Case study", {
  slug: slug("Name", "The name of the file, and the end of the page's address."),
  category: shortText("Category"),
  ...pageHeaderFields,
  ...pictureFields({ width: 820 }),
  facts: group("CaseStudyFacts", "Facts", {
    client: shortText("Client").optional(),
    place: shortText("Place").optional(),
    services: optionalList("Services", reference("Service", "name", "Service")),
    days: z.int().min(1).meta(fieldMeta("Days", "How long it took.")).optional(),
  }),
  outcomes: outcomes.optional(),
  sections: nonEmptyList("Sections", section).describe("Three to six read best."),
  engagement: engagement.optional(),
  quote: group("CaseStudyQuote", "Quote", {
    text: longText("Quote", "Without quotation marks."),
    role: shortText("Who says it", undefined, "Founder, logistics start-up"),
  }).optional(),
  date: calendarDay(
    "Date",
    "When it was published. Leave it out if that does not matter.",
  ).optional(),
  closing: closingPicture.optional(),
});
