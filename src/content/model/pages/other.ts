/** Pages with little more than a title and one section. */
import { contentFile, optionalList } from "../metadata";
import { besideMessage, closing, headingAndLead, link, pageStart, picture, seo } from "../parts";
import { longText, text } from "../primitives";

export const caseStudyPage = contentFile("Case studies page", {
  seo,
  title: text("Title"),
  intro: longText("Introduction"),
  ...picture({ width: 820, height: 390 }),
  readArticle: text("Read the article", "The link of each case study."),
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
