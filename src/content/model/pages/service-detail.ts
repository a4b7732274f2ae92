import { template, shortText } from "../field-types";
import { link, seo } from "../shared-fields";
import { contentFile, group } from "../structures";

/** content/pages/service-detail.json: texts shared by the pages of all services. */
export const serviceDetailPage = contentFile("Texts on every service page", {
  stepDays: template("Days of a step", "first", "last").optional(),
  othersHeading: shortText("Heading of the other services"),
  notFound: group("ServiceNotFound", "Unknown service", {
    seo,
    heading: shortText("Heading"),
    message: template("Message", "serviceName"),
    messageWithoutName: shortText("Message without the name", "Shown until the name is known."),
    back: link("Back to the overview"),
  }),
});
