/** Pages with little more than a title and one section. */
import { z } from "zod";
import { link, seo, text } from "../primitives";

/** content/pages/case-study.json */
export const caseStudyPage = z.strictObject({
  seo: seo(),
  title: text(),
  intro: text(),
  readArticle: text(),
});

/** content/pages/contact-us.json */
export const contactUsPage = z.strictObject({ seo: seo(), title: text(), lead: text() });

/** content/get-in-touch.json: the contact section of the home page and of /contact-us. */
export const getInTouch = z.strictObject({
  heading: text(),
  lead: text(),
  officeLabel: text(),
  phoneLabel: text(),
  emailLabel: text(),
  hoursLabel: text(),
});

/** content/pages/not-found.json */
export const notFoundPage = z.strictObject({
  seo: seo(),
  title: text(),
  lead: text(),
  links: z.array(link()).min(1),
});

/** content/pages/error.json: shown in the main area when a page fails to render. */
export const errorScreen = z.strictObject({ heading: text(), lead: text(), home: link() });
