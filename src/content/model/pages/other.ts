/** Pages with little more than a title and one section. */
import { contentFile, group, optionalList } from "../metadata";
import { besideMessage, closing, headingAndLead, link, pageStart, picture, seo } from "../parts";
import { longText, template, text } from "../primitives";

export const caseStudyPage = contentFile("Case studies page", {
  seo,
  title: text("Title"),
  intro: longText("Introduction"),
  ...picture({ width: 820, height: 390 }),
  readArticle: text("Read the article", "The link of each case study."),
  article: group("CaseStudyArticleText", "Texts on every case study's own page", {
    client: text("Label of the client"),
    place: text("Label of the place"),
    services: text("Label of the services"),
    duration: text("Label of the duration"),
    days: template("Duration", "days"),
    date: text("Label of the date"),
    stepDays: template("Days of a step", "first", "last"),
    othersHeading: text("Heading of the next case studies"),
  }),
  closing: closing.optional(),
});

export const contactUsPage = contentFile("Contact page", {
  ...pageStart,
  book: link("Link to the appointment", "Below the lead."),
  openForm: text("Open the appointment form", "The button that shows the form on the page."),
  closing: closing.optional(),
});

/** content/get-in-touch.json: the contact section of the home page and of /contact-us. */
export const getInTouch = contentFile("Get in touch", {
  ...headingAndLead,
  officeLabel: text("Label of the office"),
  phoneLabel: text("Label of the phone"),
  emailLabel: text("Label of the e-mail"),
  hoursLabel: text("Label of the opening hours"),
});

export const notFoundPage = contentFile("Page not found", {
  ...pageStart,
  links: optionalList("Links", link()),
  image: besideMessage,
});

/** content/pages/error.json: shown in the main area when a page fails to render. */
export const errorScreen = contentFile("Error screen", {
  ...headingAndLead,
  home: link("Link home"),
});
