/** The header for a visitor who prefers larger text. Blink: e2e/header.spec.ts. */
import type { EngineTest } from "../run";

/** What is wrong with the buttons of the header, in words. */
const problemsOfHeader = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const buttons = [...document.querySelectorAll<HTMLElement>("header button")].filter(
    (button) => button.getClientRects().length > 0,
  );
  const problems = buttons.flatMap((button) => {
    const { left, right, top, width, height } = button.getBoundingClientRect();
    const isWhole = left >= 0 && right <= clientWidth && top >= 0;
    const isLarge = Math.min(width, height) >= 44;
    return isWhole && isLarge ? [] : [`${button.ariaLabel}: ${left} to ${right}, ${height} high`];
  });
  if (scrollWidth > clientWidth) problems.push(`scrolls by ${scrollWidth - clientWidth} px`);
  if (buttons.length < 2) problems.push(`${buttons.length} buttons`);
  return problems;
};

export const textSizeJourneys: readonly EngineTest[] = [
  {
    title: "with text of 32 px, the header's buttons are whole and large enough",
    engines: ["gecko", "webkit"],
    profile: { fontSize: 32 },
    run: async (page) => {
      for (const width of [320, 375, 768, 1024]) {
        await page.open("/", { width, height: 800 });
        await page.expect(
          "root font size",
          "32px",
          () => getComputedStyle(document.documentElement).fontSize,
        );
        await page.expect(`problems at ${width} px`, [], problemsOfHeader);
      }
    },
  },
];
