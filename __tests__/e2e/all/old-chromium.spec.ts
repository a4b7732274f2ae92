/** The oldest Chromium that the site is made for: every page and all that a visitor does there, without an exception. */
import { expect, test as base } from "@playwright/test";
import { browserslist } from "../../../package.json";
import { launchOptions } from "../../setup/browser";
import { caseStudy, hasCaseStudies } from "../../setup/case-studies";
import { hasOldChromium, unpackOldChromium } from "../../setup/old-chromium";
import { appointmentWords, enquiryWords } from "../../setup/form-words";
import { service } from "../../setup/services";
import { findLinkLabel, words } from "../../setup/words";
import {
  unknownAddresses,
  desktop,
  expectTitle,
  openPage,
  phone,
  routes,
  scrollThrough,
  collectProblems,
} from "../site";
import {
  answer,
  appointment,
  enquiry,
  expectNoDialog,
  places,
  locateSearch,
  submit,
} from "../visitor";

const test = base.extend<{ problems: string[] }>({
  launchOptions: [
    // Playwright reads from the pattern which fixtures this one needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { path, remove } = await unpackOldChromium();
      await use(launchOptions(path));
      await remove();
    },
    { scope: "worker" },
  ],
  /** Whatever the page reports, which a test expects to be nothing at its end. */
  problems: [
    async ({ page }, use) => {
      const problems = await collectProblems(page);
      await use(problems);
      // A page that is left gives up its pictures, and this browser warns of an attribute that it does not know.
      const expected = /^failed: |'popover' attribute/;
      expect(problems.filter((each) => !expected.test(each))).toEqual([]);
    },
    { auto: true },
  ],
});
test.skip(!hasOldChromium, "Chromium 109 comes as a program for Linux on x64 only.");

test("it is the oldest of the targets", ({ browser }) => {
  expect(browserslist).toContain(`chrome ${browser.version().split(".")[0]}`);
});

for (const route of [...routes, ...unknownAddresses]) {
  test(`shows ${route} to its end`, async ({ page }) => {
    await openPage(page, route);
    await scrollThrough(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words.error.heading);
  });
}

const dialogs = [
  ["/", `${words.home.hero.action.label}: ${words.scheduling.title}`, words.scheduling.title],
  ["/about-us", words.aboutUs.whoWeAre.action.label, appointmentWords.heading],
  ["/service", service.title, service.heading],
  ["/service", words.servicePage.talkGrowth.action.label, enquiryWords.heading],
] as const;

for (const [path, opener, title] of dialogs) {
  test(`opens and closes the dialog "${title}"`, async ({ page, problems }) => {
    await openPage(page, path);
    const button = page.getByRole("button", { name: opener, exact: true });
    await button.click();
    await expect(page.getByRole("dialog", { name: title, exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
    await expect(button).toBeFocused();
    // The booking service and its calendar are stood for, and asked for here only.
    const others = problems.filter((problem) => !problem.startsWith("third party: "));
    problems.splice(0, problems.length, ...others);
  });
}

for (const [form, place] of [
  [enquiry, "contactPage"],
  [enquiry, "enquiryDialog"],
  [appointment, "appointmentDialog"],
] as const) {
  test(`sends the form "${form.heading}" from ${place}`, async ({ page }) => {
    const shown = await places[place](page);
    await answer(shown, form);
    const responded = page.waitForResponse(`**${form.path}`);
    await submit(shown, form);
    expect((await responded).status()).toBe(201);
    await expect(page.getByText(form.success)).toBeVisible();
  });
}

test("lets pictures fade into their ground", async ({ page }) => {
  await openPage(page, "/");
  const isFading = (element: Element) =>
    getComputedStyle(element).getPropertyValue("-webkit-mask-image") !== "none";
  const pictures = await page.locator("main :is(picture, img)").all();
  const fading = await Promise.all(pictures.map((each) => each.evaluate(isFading)));
  expect(fading).toContain(true);
});

test("leads a phone by the menu, the search and a case study, and back", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/about-us");
  const menu = page.getByRole("navigation", { name: words.navigation.main.label, exact: true });
  const toggle = page.getByRole("button", { name: words.labels.openMenu, exact: true });
  await toggle.click();
  await expect(menu).toBeVisible();
  await toggle.click();
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole("link", { name: findLinkLabel("/service"), exact: true }).click();
  await expectTitle(page, words.servicePage.title);
  await expect(menu).toBeHidden();

  const { opener, field, results } = locateSearch(page);
  await opener.click();
  await field.fill(service.title);
  await results.first().click();
  await expectTitle(page, service.heading);
  await page.goBack();
  await expectTitle(page, words.servicePage.title);

  if (!hasCaseStudies) return;
  await openPage(page, "/case-study");
  await page.locator(`main a[href^="/case-studies/${caseStudy.slug}"]`).first().click();
  await expectTitle(page, caseStudy.title);
  await page.goBack();
  await expectTitle(page, words.caseStudy.title);
});

test("keeps the theme that is chosen", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, "/");
  await page.getByRole("switch", { name: words.labels.darkTheme }).first().click();
  await openPage(page, "/contact-us");
  await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
});
