import { contentFile, group, listOfLength, optionalList } from "../structures";
import {
  closingPicture,
  sectionHeaderFields,
  link,
  pageHeaderFields,
  pictureFields,
} from "../shared-fields";
import { longText, reference, template, shortText } from "../field-types";

/** content/pages/service.json: the Services overview. */
export const servicePage = contentFile("Services overview", {
  ...pageHeaderFields,
  ...pictureFields({ width: 820, height: 390 }, "It fades into a dark band: a dark one does best."),
  intro: group("ServiceIntro", "Introduction", {
    heading: shortText("Heading"),
    paragraphs: listOfLength(2, "Paragraphs", longText("Paragraph")),
  }),
  services: optionalList(
    "Services",
    reference("Service", "name", "Service"),
    "The order of the cards.",
  ),
  talkGrowth: group("TalkGrowth", "Invitation to talk", {
    ...sectionHeaderFields,
    action: link("Button"),
  }),
  closing: closingPicture.optional(),
  readMore: template("Read more", "service"),
});
