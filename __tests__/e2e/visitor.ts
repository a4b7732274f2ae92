/** What a visitor does with the forms, and stubs for third parties. */
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { words } from "../setup/words";
import { answerForAnalytics, isThirdParty } from "./site";
import { contactEnquiry, expertAppointment, type Texts, type VisitorsForm } from "./visitors-forms";

/** Every place that has a form, and how to open it. Resolves when the form is ready. */
export const places = {
  contactPage: async (page: Page) => {
    await page.goto("/contact-us");
    return ready(page, contactEnquiry);
  },
  homePage: async (page: Page) => {
    await page.goto("/#get-in-touch");
    return ready(page, contactEnquiry);
  },
  enquiryDialog: async (page: Page) => {
    await page.goto("/service");
    await page.getByRole("button", { name: words.servicePage.talkGrowth.action.label }).click();
    return ready(page, contactEnquiry);
  },
  appointmentDialog: async (page: Page) => {
    await page.goto("/about-us");
    await appointmentOpener(page).click();
    return ready(page, expertAppointment);
  },
  appointmentOnPage: async (page: Page) => {
    await page.goto("/contact-us#appointment");
    return ready(page, expertAppointment);
  },
};

/** A link that becomes a button when it hydrates. */
export const appointmentOpener = (page: Page): Locator =>
  page.getByRole("button", { name: words.aboutUs.whoWeAre.action.label });

export const formOf = (page: Page, { heading }: VisitorsForm): Locator =>
  page.getByRole("form", { name: heading });

/** Waits until the form has hydrated, which turns the browser's own validation off. */
async function ready(page: Page, form: VisitorsForm): Promise<Locator> {
  const shown = formOf(page, form);
  await expect(shown).toHaveAttribute("novalidate");
  return shown;
}

export function fieldOf(shown: Locator, form: VisitorsForm, name: string): Locator {
  return shown.getByLabel(form.labels[name] ?? `no field ${name}`, { exact: true });
}

const isChosen = (name: string) => ["option", "time", "service"].includes(name);

export async function answer(shown: Locator, form: VisitorsForm, texts: Texts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = fieldOf(shown, form, name);
    if (isChosen(name)) await field.selectOption(text);
    else await field.fill(text);
  }
}

export async function expectAnswers(
  shown: Locator,
  form: VisitorsForm,
  texts: Texts,
): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    // A form is restored when it is near, and the browser may have come back to the end of the page.
    await fieldOf(shown, form, name).scrollIntoViewIfNeeded();
    await expect(fieldOf(shown, form, name)).toHaveValue(text);
  }
}

/** Matches a description that has a message, whatever characters the message has. */
export const saying = (message: string) =>
  new RegExp(`(^| )${message.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( |$)`);

/** Collects every submission of the form from now on. */
export function recordPosts(page: Page, { path }: VisitorsForm): Request[] {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(path)) posts.push(request);
  });
  return posts;
}

/** Stubs every other host with a small page and an empty script, or blocks it. @returns the requested addresses */
export async function standForThirdParties(
  page: Page,
  behaviour: "answer" | "block" = "answer",
): Promise<string[]> {
  const asked: string[] = [];
  await answerForAnalytics(page);
  await page.route(isThirdParty, async (route) => {
    asked.push(route.request().url());
    if (behaviour === "block") return route.abort("blockedbyclient");
    const isScript = route.request().resourceType() === "script";
    await route.fulfill({
      contentType: isScript ? "text/javascript" : "text/html; charset=utf-8",
      body: isScript
        ? ""
        : '<!doctype html><html lang="en"><title>Third party</title><main aria-label="Third party"><h1>Third party</h1></main>',
    });
  });
  return asked;
}

/** Waits until the closed dialog is out of the document; before that, a click opens no other. */
export async function expectNoDialog(page: Page): Promise<void> {
  await expect(page.locator("dialog")).toHaveCount(0);
}
