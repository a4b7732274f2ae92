/** Third parties are requested only on demand, and the site works without them. */
import { expect, type Page, test } from "@playwright/test";
import { words } from "../setup/words";
import { fillTemplate } from "../../src/lib/fill-template";
import { appointmentWords, enquiryWords } from "../setup/form-words";
import { openPage, scrollThrough } from "./site";
import { standForThirdParties } from "./visitor";

const note = words.labels.embedBlocked;
const officeMap = words.company.map;
const maps = [
  { address: "/contact-us", map: officeMap },
  { address: "/", map: officeMap },
  { address: "/about-us", map: words.aboutUs.coverage.map },
];

for (const { address, map } of maps) {
  const { title, showLabel: show, openLabel: link } = map;
  test(`${address}: the map is requested on a click, not before`, async ({ page }) => {
    const requested = await standForThirdParties(page);
    await openPage(page, address);
    await scrollThrough(page);
    expect(requested).toEqual([]);
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(page.getByText(note)).toBeHidden();

    await page.getByRole("button", { name: show }).click();
    const frame = page.getByTitle(title, { exact: true });
    await expect(frame).toBeFocused();
    await expect(frame.contentFrame().getByText("Third party")).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByRole("button", { name: show })).toBeHidden();
    expect(requested).toHaveLength(1);
    expect(new URL(requested[0] ?? "").protocol).toBe("https:");
    const plain = page.getByRole("link", { name: link });
    await expect(plain).toHaveAttribute("target", "_blank");
    expect(await plain.getAttribute("href")).toMatch(/^https:/);
  });
}

test("a blocked map leaves the note, the link and the rest of the page", async ({ page }) => {
  const requested = await standForThirdParties(page, "block");
  await openPage(page, "/contact-us");
  await page.getByRole("button", { name: officeMap.showLabel }).click();
  await expect.poll(() => requested.length).toBe(1);
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole("link", { name: officeMap.openLabel })).toBeVisible();
  await expect(page.getByRole("form", { name: enquiryWords.heading })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map has its link and no button", async ({ page }) => {
    const requested = await standForThirdParties(page);
    await page.goto("/contact-us");
    await expect(page.getByRole("link", { name: officeMap.openLabel })).toBeVisible();
    await expect(page.getByRole("button", { name: officeMap.showLabel })).toBeHidden();
    expect(requested).toEqual([]);
  });
});

const { scheduling, company, home } = words;
const { unavailable } = scheduling;
const schedulingDialog = (page: Page) => page.getByRole("dialog", { name: scheduling.title });
const openScheduling = (page: Page) =>
  page.getByRole("button", { name: home.hero.action.label, exact: true }).click();

async function expectAlternatives(page: Page): Promise<void> {
  const dialog = schedulingDialog(page);
  const email = dialog.getByRole("link", {
    name: fillTemplate(scheduling.email, { email: company.email }),
  });
  await expect(email).toHaveAttribute("href", `mailto:${company.email}`);
  const phone = dialog.getByRole("link", {
    name: fillTemplate(scheduling.phone, { phone: company.phone.label }),
  });
  await expect(phone).toHaveAttribute("href", `tel:${company.phone.number}`);
  await dialog.getByRole("link", { name: scheduling.appointment.label }).click();
  await expect(page).toHaveURL("/contact-us#appointment");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("form", { name: appointmentWords.heading })).toBeVisible();
}

test("the scheduling dialog requests the script and the calendar when it opens", async ({
  page,
}) => {
  const requested = await standForThirdParties(page);
  await openPage(page, "/");
  expect(requested).toEqual([]);
  await openScheduling(page);
  const calendar = schedulingDialog(page).getByTitle(scheduling.calendar);
  await expect(calendar).toBeVisible();
  await expect(calendar.contentFrame().getByText("Third party")).toBeVisible();
  await expect(schedulingDialog(page).getByText(unavailable)).toBeHidden();
  await expect(schedulingDialog(page)).toContainText(company.scheduling.timeZone);

  const addresses = requested.map((address) => new URL(address));
  const { scriptUrl, calendarUrl } = company.scheduling;
  const hosts = [scriptUrl, calendarUrl].map((address) => new URL(address).hostname);
  expect(addresses.map(({ hostname }) => hostname).sort()).toEqual(hosts.sort());
  const view = addresses.find(({ hostname }) => hostname === new URL(calendarUrl).hostname);
  expect(view?.searchParams.getAll("ctz")).toEqual([company.scheduling.timeZone]);
  await expectAlternatives(page);
});

test("the calendar shows although the widget script is blocked", async ({ page }) => {
  await standForThirdParties(page);
  const blocked: string[] = [];
  await page.route(`${new URL(company.scheduling.scriptUrl).origin}/**`, async (route) => {
    blocked.push(route.request().url());
    await route.abort("blockedbyclient");
  });
  await page.goto("/");
  await openScheduling(page);
  const calendar = schedulingDialog(page).getByTitle(scheduling.calendar);
  await expect(calendar.contentFrame().getByText("Third party")).toBeVisible();
  expect(blocked).toHaveLength(1);
  await expect(schedulingDialog(page).getByRole("status")).toBeEmpty();
});

test("the scheduling dialog offers three other ways when its third parties are blocked", async ({
  page,
}) => {
  const requested = await standForThirdParties(page, "block");
  await page.goto("/");
  await openScheduling(page);
  await expect.poll(() => requested.length).toBe(2);
  await expectAlternatives(page);
});

test("the scheduling dialog says after 10 seconds that the calendar has not loaded", async ({
  page,
}) => {
  await page.clock.install();
  await standForThirdParties(page, "never answer");
  await page.goto("/");
  await openScheduling(page);
  const status = schedulingDialog(page).getByRole("status");
  await expect(status).toHaveText(scheduling.loading);
  // In two steps, because the installed clock also runs by itself and the machine may be slow.
  await page.clock.fastForward(5_000);
  await expect(status).toHaveText(scheduling.loading);
  await page.clock.fastForward(5_000);
  await expect(status).toHaveText(unavailable);
  await expectAlternatives(page);
});
