/** Fault 3: a visitor who prefers larger text. */
import type { EngineName } from "../engine";
import type { Page } from "../page";
import type { EngineTest } from "../run";

const sizes = [20, 24, 28, 32];
const controls = "header button";

/** What is wrong with the controls of the header, in words. */
const problemsOfHeader = (selector: string, width: number) => {
  const problems: string[] = [];
  const names = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (innerWidth !== width) problems.push(`the window is ${innerWidth} px wide`);
  if (scrollWidth > clientWidth)
    problems.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    const box = button.getBoundingClientRect();
    if (button.getClientRects().length === 0) continue;
    const name = button.getAttribute("aria-label") ?? button.textContent;
    names.add(name);
    const outside = Math.max(
      -box.left,
      box.right - clientWidth,
      -box.top,
      box.bottom - innerHeight,
    );
    if (outside > 0.5) problems.push(`${name} is ${Math.round(outside)} px outside`);
    if (Math.min(box.width, box.height) < 44) {
      problems.push(`${name} is ${Math.round(box.width)} by ${Math.round(box.height)} px`);
    }
  }
  if (!names.has("Search")) problems.push("the search is not there");
  return problems;
};

const largerText = (fontSize: number, width: number, engines?: readonly EngineName[]) => ({
  title: `3 text of ${fontSize} px at ${width} px: the header's buttons are whole and large enough`,
  engines,
  profile: { fontSize },
  run: async (page: Page) => {
    await page.open("/", { width, height: 800 });
    await page.expect(
      "root font size",
      `${fontSize}px`,
      () => getComputedStyle(document.documentElement).fontSize,
    );
    await page.expect("problems", [], problemsOfHeader, controls, width);
  },
});

export const textSizeFaults: readonly EngineTest[] = sizes.flatMap((size) => [
  largerText(size, 1024),
  largerText(size, 375),
  // MiniBrowser's window cannot be that narrow.
  largerText(size, 320, ["blink", "gecko"]),
]);
