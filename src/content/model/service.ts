import { contentFile } from "./structures";
import {
  closingPicture,
  engagement,
  iconName,
  outcomes,
  pictureFields,
  seo,
} from "./shared-fields";
import { longText, slug, shortText } from "./field-types";

/** content/services/<name>.json: one service and its page /services/<name>. */
export const service = contentFile("Service", {
  name: slug("Name", "The name of the file, and the end of the page's address."),
  seo,
  title: shortText("Title", "On cards, in links and above the page.", "Human Resources").meta({
    isUnique: true,
  }),
  heading: shortText("Heading"),
  content: longText("Text", "Separate paragraphs by Enter in the CMS, by \\n in a file."),
  icon: iconName,
  ...pictureFields({ width: 490 }),
  outcomes: outcomes.optional(),
  engagement: engagement.optional(),
  closing: closingPicture.optional(),
});
