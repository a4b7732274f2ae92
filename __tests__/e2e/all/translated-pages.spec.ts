/** Pages that are translated once they have hydrated. */
import { expect, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../../src/lib/fill-template";
import notFound from "../../../content/pages/not-found.json";
import { enquiryWords } from "../../setup/form-words";
import { isThere } from "../../setup/routes";
import { service } from "../../setup/services";
import { caseStudyOfQuery, words } from "../../setup/words";
import { searchField, searchOpener, searchResults } from "../search-dialog";
import { openPage, scrollThrough } from "../site";
import {
  answer,
  appointmentOpener,
  saying,
  expectNoDialog,
  fieldOf,
  formOf,
  standForThirdParties,
} from "../visitor";
import { contactEnquiry, expertAppointment } from "../visitors-forms";
import { faultsOf, translate } from "./translate";

const errorScreen = (page: Page) => page.getByText(words.error.heading);
const hasCaseStudies = isThere("/#case-study");
const main = (page: Page) => page.getByRole("main");

test("a translated home page shows what React means: carousel, search, form, map, theme, menu", async ({
  page,
}) => {
  await standForThirdParties(page);
  const faults = faultsOf(page);
  await openPage(page, "/");
  await scrollThrough(page);
  await page.evaluate(translate, "elements" as const);

  // The carousel.
  const { heading, next, pair } = words.home.caseStudies;
  if (hasCaseStudies) {
    const carousel = page.getByRole("group", { name: heading, exact: true });
    const total = String(words.caseStudyHighlights.length);
    await carousel.getByRole("button", { name: next }).click();
    const place = pair.replace("{first}", "2").replace("{second}", "3").replace("{total}", total);
    await expect(carousel.getByText(place, { exact: true })).toBeVisible();
  }

  // The search, letter by letter, and its narrowing of the carousel.
  await searchOpener(page).click();
  const ofCaseStudy = hasCaseStudies ? [caseStudyOfQuery().query] : [];
  for (const query of [service.title.slice(0, 2), service.title, "zzzz", ...ofCaseStudy]) {
    await searchField(page).fill(query);
    if (query === "zzzz") await expect(searchResults(page)).toHaveCount(0);
    else
      await expect(searchResults(page).first()).toContainText(new RegExp(query.slice(0, 2), "i"));
  }
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  if (hasCaseStudies) {
    await expect(
      main(page)
        .getByText(words.home.caseStudies.narrowed.split("{")[0] ?? "")
        .first(),
    ).toBeVisible();
    await page.getByRole("button", { name: words.home.caseStudies.showAll }).click();
  }

  // The form: wrong, another error, right, and emptied.
  const enquiry = formOf(page, contactEnquiry);
  const submit = enquiry.getByRole("button");
  await submit.click();
  const email = fieldOf(enquiry, contactEnquiry, "email");
  await expect(email).toHaveAccessibleDescription(/./);
  const required = await email.evaluate(
    (field) =>
      document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
  );
  await email.fill("no address");
  await submit.click();
  await expect(email).not.toHaveAccessibleDescription(saying(required));
  await answer(enquiry, contactEnquiry, contactEnquiry.answers);
  await page.route(`**${contactEnquiry.path}`, (route) => route.fulfill({ status: 503 }));
  await submit.click();
  await expect(enquiry.getByText(words.messages.failures.server)).toBeVisible();
  await page.unroute(`**${contactEnquiry.path}`);
  await page.route(`**${contactEnquiry.path}`, (route) => route.abort());
  await submit.click();
  await expect(enquiry.getByText(words.messages.failures.offline)).toBeVisible();
  await expect(enquiry.getByText(words.messages.failures.server)).toHaveCount(0);
  await page.unroute(`**${contactEnquiry.path}`);
  await submit.click();
  await expect(enquiry.getByText(contactEnquiry.success)).toBeVisible();
  await expect(submit).toHaveText(contactEnquiry.submit);

  // The theme, the map, the menu.
  const { showLabel, hideLabel } = words.company.map;
  await page.getByRole("button", { name: showLabel }).click();
  await page.getByRole("button", { name: hideLabel }).click();
  await expect(page.getByRole("button", { name: showLabel })).toBeVisible();
  await page.getByRole("switch").click();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole("button", { name: words.labels.openMenu }).click();
  await page.getByRole("button", { name: words.labels.closeMenu }).click();
  await page.setViewportSize({ width: 1280, height: 800 });

  await expect(errorScreen(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("in a translated page, each page has its own words, and dialogs open and close", async ({
  page,
}) => {
  await standForThirdParties(page);
  const faults = faultsOf(page);
  await openPage(page, "/");
  await page.evaluate(translate, "elements" as const);
  for (const [to, title] of [
    ["/about-us", words.aboutUs.title],
    ["/contact-us", words.contactUs.title],
    ["/case-study", words.caseStudy.title],
    ["/service", words.servicePage.title],
  ] as const) {
    if (!isThere(to)) continue;
    await page.evaluate((address) => void window.___navigate(address), to);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  }
  await page.evaluate(() => void window.___navigate("/about-us"));
  await appointmentOpener(page).click();
  const appointment = formOf(page, expertAppointment);
  await appointment.getByRole("button").click();
  await expect(fieldOf(appointment, expertAppointment, "email")).toHaveAccessibleDescription(/./);
  await answer(appointment, expertAppointment, expertAppointment.answers);
  await appointment.getByRole("button").click();
  await expectNoDialog(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(words.servicePage.title);

  await expect(errorScreen(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("in a translated page, the other dialogs, the coverage map and the error page show what React means", async ({
  page,
}) => {
  await standForThirdParties(page, "block");
  const faults = faultsOf(page);
  const dialog = page.getByRole("dialog");
  const go = (to: string) => page.evaluate((to) => void window.___navigate(to), to);
  const close = async () => {
    await dialog.getByRole("button", { name: words.labels.close }).click();
    await expectNoDialog(page);
  };
  await openPage(page, "/");
  await page.evaluate(translate, "elements" as const);

  // "Loading" becomes what to think of a calendar that is blocked.
  await page.getByRole("button", { name: words.home.hero.action.label }).first().click();
  await expect(dialog.getByText(words.scheduling.unavailable).first()).toBeVisible();
  await expect(dialog.getByText(words.scheduling.loading)).toHaveCount(0);
  await close();

  await go("/service");
  const { action } = words.servicePage.talkGrowth;
  await page.getByRole("button", { name: action.label }).click();
  await formOf(page, contactEnquiry).getByRole("button").click();
  await expect(fieldOf(dialog, contactEnquiry, "email")).toHaveAccessibleDescription(
    saying(enquiryWords.error("email")),
  );
  await close();
  await page.getByRole("button", { name: service.title }).first().click();
  await expect(dialog).toContainText(service.content.slice(0, 40));
  await close();

  await go("/about-us");
  const { places = [], ...coverage } = words.aboutUs.coverage;
  for (const { name } of places) {
    const choice = page.getByRole("button", { name: fillTemplate(coverage.showPlace, { name }) });
    await choice.click();
    await expect(choice).toHaveAttribute("aria-pressed", "true");
  }

  await go("/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(notFound.title);
  await expect(errorScreen(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});
