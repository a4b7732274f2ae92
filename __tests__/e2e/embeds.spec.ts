/** Third parties are requested only on demand, and the site works without them. */
import { expect, type Page, test } from "@playwright/test";
import { openPage, scrollThrough } from "./site";
import { standForThirdParties } from "./visitor";

const note =
  "If nothing appears here, the map may be blocked. The link opens it in a tab of its own.";
const maps = [
  {
    address: "/contact-us",
    title: "Map of our office in Kolkata",
    show: "Show map",
    link: "Open the office map in a new tab",
  },
  {
    address: "/",
    title: "Map of our office in Kolkata",
    show: "Show map",
    link: "Open the office map in a new tab",
  },
  {
    address: "/about-us",
    title: "Map of the places we cover",
    show: "Show map",
    link: "Open the coverage map in a new tab",
  },
];

for (const { address, title, show, link } of maps) {
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
  await page.getByRole("button", { name: "Show map" }).click();
  await expect.poll(() => requested.length).toBe(1);
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByRole("link", { name: "Open the office map in a new tab" })).toBeVisible();
  await expect(page.getByRole("form", { name: "Send us an enquiry" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map has its link and no button", async ({ page }) => {
    const requested = await standForThirdParties(page);
    await page.goto("/contact-us");
    await expect(
      page.getByRole("link", { name: "Open the office map in a new tab" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Show map" })).toBeHidden();
    expect(requested).toEqual([]);
  });
});

const unavailable = /^The calendar has not loaded\./;
const schedulingDialog = (page: Page) => page.getByRole("dialog", { name: "Find a time to talk" });
const openScheduling = (page: Page) => page.getByRole("button", { name: "CONTACT US" }).click();

async function expectAlternatives(page: Page): Promise<void> {
  const dialog = schedulingDialog(page);
  const email = dialog.getByRole("link", { name: "Write to hello@conaas.example" });
  await expect(email).toHaveAttribute("href", "mailto:hello@conaas.example");
  const phone = dialog.getByRole("link", { name: "Call +91 00000 00000" });
  await expect(phone).toHaveAttribute("href", "tel:+910000000000");
  await dialog.getByRole("link", { name: "Use the appointment form" }).click();
  await expect(page).toHaveURL("/contact-us#appointment");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("form", { name: "Book Your Appointment" })).toBeVisible();
}

test("the scheduling dialog requests the script and the calendar when it opens", async ({
  page,
}) => {
  const requested = await standForThirdParties(page);
  await openPage(page, "/");
  expect(requested).toEqual([]);
  await openScheduling(page);
  const calendar = schedulingDialog(page).getByTitle("Calendar of free times");
  await expect(calendar).toBeVisible();
  await expect(calendar.contentFrame().getByText("Third party")).toBeVisible();
  await expect(schedulingDialog(page).getByText(unavailable)).toBeHidden();
  await expect(schedulingDialog(page)).toContainText("Asia/Kolkata");

  const addresses = requested.map((address) => new URL(address));
  expect(addresses.map(({ hostname }) => hostname).sort()).toEqual([
    "assets.calendly.com",
    "calendar.google.com",
  ]);
  const view = addresses.find(({ hostname }) => hostname === "calendar.google.com");
  expect(view?.searchParams.getAll("ctz")).toEqual(["Asia/Kolkata"]);
  await expectAlternatives(page);
});

test("the calendar shows although the widget script is blocked", async ({ page }) => {
  await standForThirdParties(page);
  const blocked: string[] = [];
  await page.route("https://assets.calendly.com/**", async (route) => {
    blocked.push(route.request().url());
    await route.abort("blockedbyclient");
  });
  await page.goto("/");
  await openScheduling(page);
  const calendar = schedulingDialog(page).getByTitle("Calendar of free times");
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
  await expect(status).toHaveText("Loading the calendar…");
  // In two steps, because the installed clock also runs by itself and the machine may be slow.
  await page.clock.fastForward(5_000);
  await expect(status).toHaveText("Loading the calendar…");
  await page.clock.fastForward(5_000);
  await expect(status).toHaveText(unavailable);
  await expectAlternatives(page);
});
