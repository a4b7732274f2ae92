/** Pages with little more than a title and one section. */
import { contentFile, list } from "../help";
import { link, seo } from "../parts";
import { longText, text } from "../primitives";

export const caseStudyPage = contentFile("Case studies page", {
  seo,
  title: text("Title"),
  intro: longText("Introduction"),
  readArticle: text("Read the article", "The link of each case study."),
});

export const contactUsPage = contentFile("Contact page", {
  seo,
  title: text("Title"),
  lead: longText("Lead"),
});

/** content/get-in-touch.json: the contact section of the home page and of /contact-us. */
export const getInTouch = contentFile("Get in touch", {
  heading: text("Heading"),
  lead: longText("Lead"),
  officeLabel: text("Label of the office"),
  phoneLabel: text("Label of the phone"),
  emailLabel: text("Label of the e-mail"),
  hoursLabel: text("Label of the opening hours"),
});

export const notFoundPage = contentFile("Page not found", {
  seo,
  title: text("Title"),
  lead: longText("Lead"),
  links: list("Links", link()),
});

/** content/pages/error.json: shown in the main area when a page fails to render. */
export const errorScreen = contentFile("Error screen", {
  heading: text("Heading"),
  lead: longText("Lead"),
  home: link("Link home"),
});
