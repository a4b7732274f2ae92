import { contentFile, group, listOf, optionalList } from "../metadata";
import { closing, headingAndLead, link, pageStart, picture, seo } from "../parts";
import { longText, reference, template, text } from "../primitives";

/** content/pages/service.json: the Services overview. */
export const servicePage = contentFile("Services overview", {
  ...pageStart,
  ...picture({ width: 820, height: 390 }, "It fades into a dark band: a dark one does best."),
  intro: group("ServiceIntro", "Introduction", {
    heading: text("Heading"),
    paragraphs: listOf(2, "Paragraphs", longText("Paragraph")),
  }),
  services: optionalList(
    "Services",
    reference("Service", "name", "Service"),
    "The order of the cards.",
  ),
  talkGrowth: group("TalkGrowth", "Invitation to talk", {
    ...headingAndLead,
    action: link("Button"),
  }),
  closing: closing.optional(),
  readMore: template("Read more", "service"),
});

/** content/expert-talk.json: the invitation at the end of the pages that lead to an appointment. */
export const expertTalk = contentFile("Invitation to an appointment", {
  ...headingAndLead,
  action: link("Button"),
});

/** content/pages/service-detail.json: texts shared by the pages of all services. */
export const serviceDetailPage = contentFile("Texts on every service page", {
  stepDays: template("Days of a step", "first", "last"),
  othersHeading: text("Heading of the other services"),
  notFound: group("ServiceNotFound", "Unknown service", {
    seo,
    heading: text("Heading"),
    message: template("Message", "serviceName"),
    messageWithoutName: text("Message without the name", "Shown until the name is known."),
    back: link("Back to the overview"),
  }),
});
