/** The dialogs by their words, and how to open them. */
import { expect, type Locator, type Page } from "@playwright/test";
import { appointmentWords, enquiryWords } from "../setup/form-words";
import { service, services as allServices } from "../setup/services";
import { words } from "../setup/words";
import { hydrated } from "./site";

export interface DialogCase {
  title: string;
  page: string;
  opener: string;
  /** The control that is focused at first, if it is not the title. */
  firstFocus?: { role: "combobox"; name: string };
  /** The title of an iframe in it, which is one more tab stop once it has loaded. */
  iframe?: string;
  /** The page that the opener links to, and what is there instead of the dialog. */
  instead?: { address: string; find: (page: Page) => Locator };
}

const enquiryForm = (page: Page) => page.getByRole("form", { name: enquiryWords.heading });
const serviceCase = (service: { name: string; title: string; heading: string }): DialogCase => ({
  title: service.heading,
  page: "/service",
  opener: service.title,
  instead: {
    address: `/services/${service.name}`,
    find: (page) => page.getByRole("heading", { level: 1, name: service.heading }),
  },
});

export const scheduling: DialogCase = {
  title: words.scheduling.title,
  page: "/",
  opener: words.home.hero.action.label,
  iframe: words.scheduling.calendar,
  instead: { address: "/contact-us", find: enquiryForm },
};
export const appointment: DialogCase = {
  title: appointmentWords.heading,
  page: "/about-us",
  opener: words.aboutUs.whoWeAre.action.label,
  instead: {
    address: "/contact-us#appointment",
    find: (page) => page.getByRole("heading", { name: appointmentWords.heading }),
  },
};
export const services = allServices.map(serviceCase);
export const aService = serviceCase(service);
export const enquiry: DialogCase = {
  title: enquiryWords.heading,
  page: "/service",
  opener: words.servicePage.talkGrowth.action.label,
  instead: { address: "/contact-us", find: enquiryForm },
};
export const search: DialogCase = {
  title: words.search.title,
  page: "/about-us",
  opener: words.labels.search,
  firstFocus: { role: "combobox", name: words.search.label },
};

export const openerOf = (page: Page, { opener }: DialogCase) =>
  page.getByRole("button", { name: opener, exact: true });

export async function open(page: Page, dialog: DialogCase): Promise<Locator> {
  // The others are links until the page is hydrated; this one is a button from the start.
  if (dialog === search) await hydrated(page);
  await openerOf(page, dialog).click();
  const shown = page.getByRole("dialog", { name: dialog.title, exact: true });
  await expect(shown).toBeVisible();
  return shown;
}
