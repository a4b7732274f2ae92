import { z } from "zod";
import { contentFile, group, optionalList } from "./structures";
import { fieldMeta } from "./field-metadata";
import { id, longText, shortText } from "./field-types";

const testimonial = group("Testimonial", "Testimonial", {
  id: id(),
  quote: longText("Quote", "Without quotation marks."),
  role: shortText("Who says it", undefined, "Founder, logistics start-up"),
  rating: z.int().min(1).max(5).meta(fieldMeta("Stars", "1 to 5.")),
});

export const testimonials = contentFile("Testimonials", {
  items: optionalList("Testimonials", testimonial),
});
