/** What a visitor sees first: the hero as an index of the services, pages with their own picture, the contact form. */
import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { enquiryWords } from "../setup/form-words";
import { legalDocuments } from "../setup/legal";
import { isThere } from "../setup/routes";
import { service, services } from "../setup/services";
import { words } from "../setup/words";
import { openPage } from "./site";

const legalPaths = legalDocuments.map(({ slug }) => `/${slug}`);

/** Only a tagline that begins with the name of a service is a link. */
const ofServices = words.home.hero.taglines.filter((tagline) =>
  services.some(({ title }) => tagline.startsWith(`${title} `)),
);

/** An adopter's words may be longer. */
const isOurs = existsSync("__tests__/specification");

const screens = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
] as const;

test("the hero's taglines take a line each, end before the sun, and have the button below them", async ({
  page,
}) => {
  await page.goto("/");
  for (const screen of screens) {
    const { width, height: fold } = screen;
    await page.setViewportSize(screen);
    const lines = await page
      .getByRole("heading", { level: 1 })
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => {
          const { height, right } = link.getBoundingClientRect();
          const name = Number.parseFloat(getComputedStyle(link.children[0] ?? link).fontSize);
          return {
            height,
            right,
            name,
            rest: Number.parseFloat(getComputedStyle(link).fontSize),
          };
        }),
      );
    expect(lines).toHaveLength(ofServices.length);
    const header = await page.getByRole("banner").boundingBox();
    const picture = await page.getByRole("main").getByRole("img").first().boundingBox();
    // No word of the header lies on the picture, nor on the sun in it.
    expect(picture?.y).toBeCloseTo(header?.height ?? 0, 0);
    // The sun's left edge in the picture, which covers its box from the right.
    const sun = width - 0.227 * Math.max(width, 1.78 * (picture?.height ?? 0));
    for (const { height, right, name, rest } of lines) {
      expect(name).toBeGreaterThanOrEqual(72);
      expect(rest).toBeGreaterThanOrEqual(24);
      expect(rest).toBeLessThanOrEqual(28);
      if (isOurs) expect(height).toBeLessThan(1.3 * name);
      expect(right).toBeLessThan(sun);
    }
    const { label } = words.home.hero.action;
    const button = await page.getByRole("button", { name: label }).boundingBox();
    expect((button?.y ?? fold) + (button?.height ?? 0)).toBeLessThan(fold);
  }
});

const pages = ["/about-us", "/service", `/services/${service.name}`, "/case-study"];
for (const route of pages.filter(isThere)) {
  test(`${route} opens with its own picture, from the header to the edge, and ends its title above the foot`, async ({
    page,
  }) => {
    await page.goto(route);
    const main = page.getByRole("main");
    const picture = main.getByRole("img").first();
    await expect(picture).toHaveAttribute("fetchpriority", "high");
    await expect(picture).toHaveAttribute("loading", "eager");
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const box = await picture.boundingBox();
      const header = await page.getByRole("banner").boundingBox();
      expect(box?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
      const edge = await page.evaluate(() => document.body.getBoundingClientRect().right);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(edge, 0);
      expect(box?.height).toBeGreaterThanOrEqual(380);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(screen.height);

      const band = await main.locator("> *").first().boundingBox();
      // The lead, where there is one.
      const last = await main
        .getByRole("heading", { level: 1 })
        .locator("xpath=../*[last()]")
        .boundingBox();
      const end = (last?.y ?? 0) + (last?.height ?? 0);
      // With the hairline of the band.
      expect(Math.floor((band?.y ?? 0) + (band?.height ?? 0) - end)).toBe(41);
    }
  });
}

test("titles of pages without a picture begin at the same height", async ({ page }) => {
  const tops = screens.map(() => new Set<number | undefined>());
  for (const route of ["/contact-us", ...legalPaths]) {
    await page.goto(route);
    for (const [index, screen] of screens.entries()) {
      await page.setViewportSize(screen);
      tops[index]?.add((await page.getByRole("heading", { level: 1 }).boundingBox())?.y);
    }
  }
  expect(tops.map(({ size }) => size)).toEqual([1, 1]);
});

test("the contact page opens with its form, from its title to its button in the first screen", async ({
  page,
}) => {
  await openPage(page, "/contact-us");
  const section = page.locator("#get-in-touch");
  for (const screen of screens) {
    await page.setViewportSize(screen);
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    const card = await page.locator("#enquiry-form").locator("..").boundingBox();
    expect(card?.y).toBeCloseTo(title?.y ?? 0, 0);
    const button = section.getByRole("button", { name: enquiryWords.submit });
    if (isOurs) await expect(button).toBeInViewport({ ratio: 1 });
    const [first = "name"] = enquiryWords.names;
    const field = page.getByLabel(enquiryWords.label(first), { exact: true }).first();
    expect((await field.boundingBox())?.y).toBeLessThan(screen.height / 2);
  }
  await page.getByRole("link", { name: words.contactUs.book.label }).click();
  await expect(page.locator("#appointment details")).toHaveAttribute("open", "");
});
