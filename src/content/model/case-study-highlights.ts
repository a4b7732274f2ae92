import { contentFile, group, optionalList } from "./structures";
import { altText, imagePath, longText, slug, shortText } from "./field-types";

const slide = group("CaseStudyHighlight", "Slide", {
  id: slug("Id", "The id of a case study, or any other: lower-case words and hyphens."),
  time: shortText("Time", undefined, "6 MONTHS"),
  category: shortText("Category"),
  description: longText("Description"),
  imageUrl: imagePath({ width: 584 }),
  imageAlt: altText(),
});

export const caseStudyHighlights = contentFile("Carousel of the home page", {
  items: optionalList("Slides", slide),
});
