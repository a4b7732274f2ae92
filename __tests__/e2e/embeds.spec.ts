/** Third parties are requested only on demand, and the site works without them. */
import { expect, type Locator, type Page, type Route, test } from "@playwright/test";
import { words } from "../setup/words";
import { fillTemplate } from "../../src/lib/fill-template";
import { appointmentWords } from "../setup/form-words";
import { openPage, scrollThrough } from "./site";
import { expectNoDialog, standForThirdParties } from "./visitor";

const { embedUnavailable } = words.labels;
const officeMap = words.company.map;
const { places = [], ...coverage } = words.aboutUs.coverage;

test("the map is requested on a click only, says so while its service is away, and can be hidden", async ({
  page,
}) => {
  const { title, showLabel: show, hideLabel: hide, openLabel } = officeMap;
  const blocked = await standForThirdParties(page, "block");
  await openPage(page, "/contact-us");
  await scrollThrough(page);
  expect(blocked).toEqual([]);
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.getByRole("button", { name: show, exact: true }).click();
  await expect(page.getByText(embedUnavailable).first()).toBeVisible();
  expect(new Set(blocked).size).toBe(1);
  const link = page.getByRole("link", { name: openLabel });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(await link.getAttribute("href")).toMatch(/^https:/);
  await page.getByRole("button", { name: hide, exact: true }).click();
  await expect(page.getByRole("button", { name: show, exact: true })).toBeFocused();

  const requested = await standForThirdParties(page);
  await page.getByRole("button", { name: show, exact: true }).click();
  const frame = page.getByTitle(title, { exact: true });
  await expect(frame.contentFrame().getByText("Third party")).toBeVisible();
  await expect(frame).toBeVisible();
  // The service is asked whether it answers, and then for the page.
  expect(requested).toHaveLength(2);
  for (const url of requested) expect(url).toMatch(/^https:/);
});

test.describe("while the map's service is away", () => {
  // In another time zone, the visitor's own office hours take from the map's height.
  test.use({ timezoneId: words.company.hours.timeZone });

  for (const [address, { showLabel, hideLabel }] of [
    ["/contact-us", officeMap],
    ["/#get-in-touch", officeMap],
    ["/about-us", coverage.map],
  ] as const) {
    test(`what is said covers no pin, and moves nothing on wide screens: ${address}`, async ({
      page,
    }) => {
      await standForThirdParties(page, "block");
      await openPage(page, address);
      const named = (name: string) => page.getByRole("button", { name, exact: true });
      const button = named(showLabel).or(named(hideLabel));
      const frame = page.locator("div", { has: button }).filter({ has: page.locator("svg") });
      const note = page.getByText(embedUnavailable).locator("visible=true").last();
      for (const width of [375, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await button.scrollIntoViewIfNeeded();
        const heights = async () => [
          (await button.boundingBox())?.height,
          width < 640 || (await frame.last().boundingBox())?.height,
        ];
        const before = await heights();
        await button.click();
        await expect(note).toBeVisible();
        expect(await heights(), `${String(width)} px`).toEqual(before);
        expect(await pinsUnder(note), `${String(width)} px`).toEqual([]);
        await button.click();
      }
    });
  }
});

/** The pins of a map, or of their names, that a note beside it covers. */
const pinsUnder = (note: Locator) =>
  note.evaluate((covering) => {
    const frame = covering.parentElement?.parentElement;
    const cover = covering.getBoundingClientRect();
    const pins = [...(frame?.querySelectorAll("[aria-hidden] span, svg circle") ?? [])];
    if (pins.length === 0) throw new Error("This map has no pins");
    return pins
      .map((pin) => pin.getBoundingClientRect())
      .filter(
        (pin) =>
          pin.width > 0 &&
          pin.left < cover.right &&
          cover.left < pin.right &&
          pin.top < cover.bottom &&
          cover.top < pin.bottom,
      );
  });

test("each place that is chosen shows on the map with its marker, in sight", async ({ page }) => {
  const requested = await standForThirdParties(page);
  await page.setViewportSize({ width: 375, height: 667 });
  await openPage(page, "/about-us");
  for (const { name, latitude, longitude } of places) {
    await page.getByRole("button", { name: fillTemplate(coverage.showPlace, { name }) }).click();
    const marker = new URLSearchParams({ marker: `${String(latitude)},${String(longitude)}` });
    const frame = page.locator(`iframe[src*="${marker.toString()}"]`);
    await expect(frame).toBeInViewport({ ratio: 0.9 });
    const ofPlace = () => requested.filter((url) => url.includes(marker.toString()));
    await expect.poll(ofPlace).toHaveLength(2);
  }
});

if (places.length > 0)
  test("on the coverage map, each name is beside its pin and covers nothing", async ({ page }) => {
    await page.goto("/about-us");
    const map = page.getByRole("img", { name: coverage.mapAlt });
    for (const width of [320, 375, 639, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await map.evaluate((drawing) => {
        const { left, top, right, bottom } = drawing.getBoundingClientRect();
        const marks = [...(drawing.nextElementSibling?.querySelectorAll("span") ?? [])]
          .filter((mark) => mark.checkVisibility())
          .map((mark) => ({ text: mark.textContent, box: mark.getBoundingClientRect() }));
        const isPin = (text: string) => /^\d+$/.test(text);
        const isOff = ({ box }: (typeof marks)[number]) =>
          box.left < left || box.top < top || box.right > right || box.bottom > bottom;
        const isCovered = ({ text, box }: (typeof marks)[number]) =>
          marks.some(
            ({ text: otherText, box: other }) =>
              other !== box &&
              // Places may be near each other.
              !(isPin(text) && isPin(otherText)) &&
              box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom &&
              other.top < box.bottom,
          );
        return {
          count: marks.length,
          wrong: marks.filter((mark) => isOff(mark) || isCovered(mark)).map(({ text }) => text),
        };
      });
      expect(found.count).toBeGreaterThan(places.length);
      expect(found.wrong, `${String(width)} px`).toEqual([]);
    }
    const last = page.getByText(places.at(-1)?.description ?? "");
    const [start, end] = [await map.boundingBox(), await last.boundingBox()];
    const height = (end?.y ?? 0) + (end?.height ?? 0) - (start?.y ?? 0);
    expect(height, "the map and its list, below the header").toBeLessThan(800 - 72);
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
  page.getByRole("button", { name: home.hero.action.label }).click();

async function reopenScheduling(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await openScheduling(page);
}

test("the scheduling dialog requests the booking page and the calendar when it opens", async ({
  page,
}) => {
  const requested = await standForThirdParties(page);
  await openPage(page, "/");
  expect(requested).toEqual([]);
  await openScheduling(page);
  const dialog = schedulingDialog(page);
  for (const title of [scheduling.widget, scheduling.calendar]) {
    const frame = dialog.getByTitle(title);
    await expect(frame.contentFrame().getByText("Third party")).toBeVisible();
    await expect(frame).toBeVisible();
    await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
  }
  await expect(dialog.getByText(unavailable).first()).toBeHidden();
  await expect(dialog).toContainText(company.scheduling.timeZone);
  await expect(page.locator("iframe")).toHaveCount(2);

  const { widgetUrl, calendarUrl } = company.scheduling;
  const origins = [widgetUrl, calendarUrl].map((url) => new URL(url).origin);
  expect(new Set(requested.map((url) => new URL(url).origin))).toEqual(new Set(origins));
});

test("the scheduling dialog offers three other ways, also when its third parties are blocked", async ({
  page,
}) => {
  await standForThirdParties(page, "block");
  await page.goto("/");
  await openScheduling(page);
  const dialog = schedulingDialog(page);
  await expect(dialog.getByText(unavailable).first()).toBeVisible();
  const { height } = (await dialog.boundingBox()) ?? { height: 0 };
  expect(height, "full-screen all the same").toBeGreaterThan(500);
  const email = { name: fillTemplate(scheduling.email, { email: company.email }) };
  const phone = { name: fillTemplate(scheduling.phone, { phone: company.phone.label }) };
  await expect(dialog.getByRole("link", email)).toBeInViewport();
  await expect(dialog.getByRole("link", phone)).toBeInViewport();
  await dialog.getByRole("link", { name: scheduling.appointment.label }).click();
  await expect(page).toHaveURL("/contact-us#appointment");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("form", { name: appointmentWords.heading })).toBeVisible();
});

test("a calendar is shown that refuses requests, and where content allows what it redirects to", async ({
  page,
}) => {
  const answers = { status: 200, contentType: "text/html", body: "Third party" };
  const redirectsTo = (origin: string) => ({
    status: 302,
    headers: { Location: `${origin}/sign-in` },
  });
  const { origin: ofCalendar } = new URL(company.scheduling.calendarUrl);
  let ofIt: Parameters<Route["fulfill"]>[0] = {
    ...answers,
    headers: { "Cross-Origin-Resource-Policy": "same-origin" },
  };
  await page.route(/^https:\/\/(?!localhost)/, (route) =>
    route.fulfill(new URL(route.request().url()).origin === ofCalendar ? ofIt : answers),
  );
  await openPage(page, "/");
  const dialog = schedulingDialog(page);
  const calendar = dialog.getByTitle(scheduling.calendar);
  await openScheduling(page);
  await expect(calendar).toBeVisible();
  await expect(calendar.contentFrame().getByText("Third party")).toBeVisible();

  const [allowed] = words.redirects;
  if (allowed) {
    ofIt = redirectsTo(new URL(allowed).origin);
    await reopenScheduling(page);
    // What redirects lead to is not intercepted, so this is the browser's own error page.
    await expect(calendar).toBeVisible();
    await expect(calendar.contentFrame().getByText("Third party")).toBeHidden();
  }
});
