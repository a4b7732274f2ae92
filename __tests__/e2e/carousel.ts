/** What the tests of the home page's carousel share: where it is, and what it shows. */
import { expect, type Page } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import { words } from "../setup/words";

export const titles = words.caseStudyHighlights.map(({ category }) => category);
export const count = titles.length;
const { heading, next, position, pair } = words.home.caseStudies;

/** The specification changes the layout at 768 px. */
export const widths = [
  { width: 375, perView: 1 },
  { width: 767, perView: 1 },
  { width: 768, perView: 2 },
  { width: 1280, perView: 2 },
];

export const carouselOf = (page: Page) => page.getByRole("group", { name: heading, exact: true });
export const move = (page: Page, name: string) => carouselOf(page).getByRole("button", { name });

/** What is announced while the item with this index is the first in view. */
function positionOf(first: number, perView: number): string {
  return fillTemplate(perView === 2 ? pair : position, {
    first: String(first + 1),
    second: String(((first + 1) % count) + 1),
    total: String(count),
  });
}

export async function expectInView(
  page: Page,
  first: number,
  perView: number,
  direction: "ltr" | "rtl" = "ltr",
): Promise<void> {
  const position = positionOf(first, perView);
  const carousel = carouselOf(page);
  await expect(carousel.getByText(position, { exact: true })).toBeVisible();
  const inView = Array.from({ length: perView }, (_, offset) => (first + offset) % count);
  for (const index of inView) {
    const slide = carousel.getByRole("group", { name: positionOf(index, 1), exact: true });
    await expect(slide).toHaveAttribute("aria-roledescription", "slide");
    await expect(slide.getByRole("heading")).toHaveText(titles[index] ?? "");
  }
  await expect(carousel.locator("[aria-roledescription=slide]:not([inert])")).toHaveCount(perView);

  // Only these items are inside the box of the carousel.
  const visible = () =>
    carousel.evaluate((element) => {
      const frame = element.getBoundingClientRect();
      return [...element.querySelectorAll("h3")]
        .filter((heading) => {
          const { left, right } = heading.getBoundingClientRect();
          return right > frame.left && left < frame.right;
        })
        .sort((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)
        .map((heading) => heading.textContent);
    });
  const expected = inView.map((index) => titles[index]);
  await expect.poll(visible).toEqual(direction === "rtl" ? expected.reverse() : expected);
}

export async function openCarousel(page: Page): Promise<void> {
  await page.goto("/");
  // The section stays in the document when the carousel's code replaces the list in it.
  await page.locator("#case-study").scrollIntoViewIfNeeded();
  await expect(move(page, next)).toBeVisible();
}
