/** The carousel of case studies on the home page. */
import { words } from "../../setup/words";
import { type Page, pageScripts, phone } from "../page";
import type { EngineTest } from "../run";

const next = { role: "button", name: words.home.caseStudies.next } as const;
const previous = { role: "button", name: words.home.caseStudies.previous } as const;

/** The titles that lie inside the carousel's frame, in their order on screen. */
const titlesInView = () => {
  const frame = document.querySelector('[aria-roledescription="carousel"]');
  if (frame === null) return [];
  const { left, right } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll("h3")]
    .map((heading) => ({ text: heading.textContent, box: heading.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.left >= left && box.right <= right)
    .sort((one, other) => one.box.left - other.box.left)
    .map(({ text }) => text);
};

const expectTitles = (page: Page, ...expected: string[]) =>
  page.expect("titles in view", expected, titlesInView);

const titles = words.caseStudyHighlights.map(({ category }) => category);
const [first = "", second = ""] = titles;
const last = titles.at(-1) ?? "";

const isFocusInside = () =>
  document.activeElement?.closest("[aria-roledescription=carousel]") !== null;

export const carouselJourneys: readonly EngineTest[] = [
  {
    title:
      "the carousel keeps the focus that its list had, and wraps at both ends, by two items on a desktop and by one on a phone",
    run: async (page) => {
      await page.open("/");
      const letCodeCome = page.proxy.hold(pageScripts);
      await page.focus("#case-study a[href='/case-study']");
      await page.press("Tab");
      await page.until("the focus inside", isFocusInside);
      letCodeCome();
      await page.expectVisible(next);
      await page.until("the focus inside", isFocusInside);

      await expectTitles(page, first, second);
      await page.click(previous);
      await expectTitles(page, last, first);
      await page.click(next);
      await expectTitles(page, first, second);
      await page.resize(phone);
      await expectTitles(page, first);
      await page.click(previous);
      await expectTitles(page, last);
      await page.click(next);
      await expectTitles(page, first);
      await page.click(next);
      await expectTitles(page, second);
    },
  },
];
