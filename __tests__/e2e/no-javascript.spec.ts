/** Without JavaScript: the forms are posted and answered by pages, and what opens a dialog is a link. */
import { expect, test } from "@playwright/test";
import { getPalette } from "../../src/theme/tokens";
import { toCssColour } from "../setup/contrast";
import { appointmentWords, enquiryWords } from "../setup/form-words";
import { carouselMoves, findLinkLabel, hasMap, words } from "../setup/words";
import { expectNoViolations, phone, stubThirdParties } from "./site";
import {
  answer,
  appointment,
  enquiry,
  expectAnswers,
  locateForm,
  type Texts,
  type VisitorsForm,
} from "./visitor";

test.use({ javaScriptEnabled: false });

interface Case {
  form: VisitorsForm;
  address: string;
  /** What opens the form where it is collapsed, also after the way back. */
  toggle?: string;
  /** Values that pass the browser's own validation but no rule of the server's, and the server's messages. */
  typed: Texts;
  messages: Texts;
  thanks: string;
}

/** The first choice says that nothing is chosen. If its value is empty, the browser itself refuses it. */
const unchosen = appointmentWords.textOf("service").initial;

const cases: Case[] = [
  {
    form: enquiry,
    address: "/contact-us",
    typed: {
      ...enquiry.answers,
      name: "   ",
      email: "zoe@example",
      messages: "Kept\n\n<b>as it is</b> & “so”",
    },
    messages: {
      name: enquiryWords.error("name"),
      email: enquiryWords.error("email", "invalid"),
    },
    thanks: enquiry.success,
  },
  {
    form: appointment,
    address: "/contact-us#appointment",
    toggle: "#appointment details:not([open]) summary",
    typed: {
      ...appointment.answers,
      ...(unchosen && { service: unchosen }),
      email: "asha@example",
      linkedIn: '"><script>alert(1)</script>',
    },
    messages: {
      ...(unchosen && { service: appointmentWords.error("service") }),
      email: appointmentWords.error("email", "invalid"),
    },
    thanks: words.messages.thankYou.title,
  },
];

for (const { form, address, toggle, typed, messages, thanks } of cases)
  test(`${form.heading}: says what is wrong, and Back leads to everything that was typed, until it is right`, async ({
    page,
  }) => {
    const open = async () => {
      if (toggle !== undefined) await page.locator(toggle).click();
    };
    const submit = async () => {
      const responded = page.waitForResponse(`**${form.path}`);
      await page.getByRole("button", { name: form.submit }).click();
      return (await responded).status();
    };
    await page.goto(address);
    await open();
    await answer(locateForm(page, form), form, typed);
    expect(await submit()).toBe(422);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.messages.problemTitle);
    const main = page.getByRole("main");
    for (const [name, message] of Object.entries(messages)) {
      const field = main.getByRole("term").filter({ hasText: form.labels[name] ?? name });
      await expect(field.locator("+ dd")).toHaveText(message);
      await expect(field.locator("+ dd + dd.typed")).toHaveText(typed[name]?.trim() ?? "");
    }
    await page.goBack();
    await open();
    await expectAnswers(locateForm(page, form), form, typed);
    await answer(locateForm(page, form), form);
    expect(await submit()).toBe(303);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(thanks);
  });

test.describe("with scripts for axe only,", () => {
  test.use({ javaScriptEnabled: true });

  test("the server's page with what is wrong is accessible in both themes", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/contact-us");
    await answer(locateForm(page, enquiry), enquiry, cases[0]?.typed);
    await page.getByRole("button", { name: enquiry.submit }).click();
    await expect(page.getByText(enquiryWords.error("name"))).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page, "html");
    }
  });
});

test("the menu opens, closes and links, the theme is the system's, and lists are whole", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "dark" });
  const requested = await stubThirdParties(page);
  await page.goto("/");
  const header = page.getByRole("banner");
  await expect(page.locator("body")).toHaveCSS(
    "background-color",
    toCssColour(getPalette("dark").surface),
  );
  await expect(header.locator("[role=switch]"), "which would do nothing").toBeHidden();
  // Without scripts it cannot know whether the page is scrolled.
  await expect(header).toHaveCSS("background-color", toCssColour(getPalette("dark").header));
  const { action } = words.home.hero;
  const opener = page.getByRole("main").getByRole("link", {
    name: `${action.label}: ${words.scheduling.title}`,
  });
  await expect(opener, "which opens no dialog").toHaveAttribute("href", action.to);
  if (carouselMoves) {
    const { heading, next } = words.carousel;
    const carousel = page.getByRole("group", { name: heading, exact: true });
    const titles = words.caseStudyHighlights.map(({ category }) => category);
    await expect(carousel.getByRole("article").getByRole("heading")).toHaveText(titles);
    await expect(page.getByRole("button", { name: next })).toBeHidden();
  }
  if (hasMap) {
    await expect(page.getByRole("link", { name: words.map.openLabel })).toBeVisible();
    await expect(page.getByRole("button", { name: words.map.showLabel })).toBeHidden();
  }
  expect(requested).toEqual([]);

  const menu = page.getByRole("navigation", { name: words.navigation.main.label, exact: true });
  const toggle = page.getByRole("button", { name: words.labels.openMenu, exact: true });
  await toggle.click();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole("link", { name: findLinkLabel("/service") }).click();
  await expect(page).toHaveURL(/\/service\/?$/);
});
