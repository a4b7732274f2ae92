import { shortText, longText, template } from "../field-types";
import { closingPicture, pictureFields, seo } from "../shared-fields";
import { contentFile, group } from "../structures";

export const caseStudyPage = contentFile("Case studies page", {
  seo,
  title: shortText("Title"),
  intro: longText("Introduction"),
  ...pictureFields({ width: 820, height: 390 }),
  readArticle: shortText("Read the article", "The link of each case study."),
  article: group("CaseStudyArticleText", "Texts on every case study's own page", {
    client: shortText("Label of the client"),
    place: shortText("Label of the place"),
    services: shortText("Label of the services"),
    duration: shortText("Label of the duration"),
    days: template("Duration", "days"),
    date: shortText("Label of the date"),
    stepDays: template("Days of a step", "first", "last"),
    othersHeading: shortText("Heading of the next case studies"),
  }),
  closing: closingPicture.optional(),
});
