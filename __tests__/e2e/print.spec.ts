/** Pages on paper: no backgrounds, and nothing that only a button would show. */
import { expect, type Page, test } from "@playwright/test";
import { contrast } from "../setup/contrast";
import { isThere } from "../setup/routes";
import { service } from "../setup/services";
import { words } from "../setup/words";
import { openPage } from "./site";

/** A4 within its margins, in CSS pixels. */
test.use({ viewport: { width: 718, height: 1000 } });

const { ambitions, caseStudies } = words.home;
const pages = ["/about-us", "/service", `/services/${service.name}`];

/** Expects dark text on paper, with either theme on screen. */
async function expectDarkText(page: Page): Promise<void> {
  const coloursOfTexts = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, p, a, span, button)")]
        .filter((element) => element.getClientRects().length > 0)
        .filter((element) => element.textContent.trim() !== "")
        .map((element) => [element.textContent.slice(0, 40), getComputedStyle(element).color]),
    );
  const pale = async () =>
    (await coloursOfTexts()).filter(([, color = ""]) => {
      const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      return contrast(channels, [255, 255, 255]) < 4.5;
    });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ media: "screen", colorScheme });
    await expect(page.locator("body")).toHaveAttribute("data-theme", colorScheme);
    await page.emulateMedia({ media: "print" });
    // Colours change with a transition.
    await expect.poll(pale).toEqual([]);
  }
}

test("pages print dark text only, with either theme on screen", async ({ page }) => {
  for (const path of pages) {
    await openPage(page, path);
    await expectDarkText(page);
  }
});

if (ambitions)
  test("the home page prints a text above its picture", async ({ page }) => {
    await openPage(page, "/");
    await page.emulateMedia({ media: "print" });
    const section = page.getByRole("region", { name: ambitions.heading });
    const picture = await section.getByRole("img").boundingBox();
    const heading = await section.getByRole("heading").boundingBox();
    expect(picture?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
    expect(picture?.x).toBeCloseTo(heading?.x ?? 0, 0);
    await expect(section).toHaveCSS("break-inside", "avoid");
  });

test("the home page prints its first words above the whole of its first picture", async ({
  page,
}) => {
  await openPage(page, "/");
  await expectDarkText(page);
  const hero = page.getByRole("img").first();
  const shape = await hero.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    return width / height - image.naturalWidth / image.naturalHeight;
  });
  expect(Math.abs(shape), "nothing of it is cut off").toBeLessThan(0.02);
  const lead = await page.getByText(words.home.hero.lead).boundingBox();
  expect((await hero.boundingBox())?.y).toBeGreaterThanOrEqual(
    (lead?.y ?? 0) + (lead?.height ?? 0),
  );
});

if (isThere("/case-study"))
  test("the address of a case study is printed after its link", async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await openPage(page, "/case-study");
    const address = await page
      .getByRole("article")
      .first()
      .getByRole("link")
      .evaluate((link) => {
        const { content, position } = getComputedStyle(link, "::after");
        return { isAddress: content.includes("http"), position };
      });
    expect(address).toEqual({ isAddress: true, position: "static" });
  });

if (isThere("/#case-study"))
  test("on paper, the carousel shows all its items, before its code has come and after", async ({
    page,
  }) => {
    await page.emulateMedia({ media: "print" });
    await openPage(page, "/");
    const next = page.getByRole("button", { name: caseStudies.next });
    const carousel = page.getByRole("group", { name: caseStudies.heading, exact: true });
    const titles = () =>
      carousel.evaluate((element) => {
        const frame = element.getBoundingClientRect();
        return [...element.querySelectorAll("h3")]
          .filter((title) => {
            const { left, right, width } = title.getBoundingClientRect();
            return width > 0 && left >= frame.left && right <= frame.right;
          })
          .map((title) => title.textContent);
      });
    const all = words.caseStudyHighlights.map(({ category }) => category);
    await expect(carousel.getByRole("list"), "as it is before its code has come").toBeVisible();
    await expect.poll(titles).toEqual(all);
    const slide = carousel.getByRole("article").first();
    const starts = () =>
      slide.evaluate((element) =>
        [...element.querySelectorAll("img, h3")].map((part) => {
          const { left } = part.getBoundingClientRect();
          return Math.round(left - element.getBoundingClientRect().left);
        }),
      );
    await expect.poll(starts, "the picture begins where the title does").toEqual([0, 0]);
    await page.emulateMedia({ media: "screen" });
    await page.locator("#case-study").scrollIntoViewIfNeeded();
    await next.click();
    await page.emulateMedia({ media: "print" });
    await expect.poll(titles).toEqual(all);
    await expect(next).toBeHidden();
  });

test("an open dialog is printed alone, and once", async ({ page }) => {
  await openPage(page, "/about-us");
  await page.getByRole("button", { name: words.aboutUs.whoWeAre.action.label }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
