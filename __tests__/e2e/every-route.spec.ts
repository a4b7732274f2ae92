/** Every route on a phone and a desktop, in both themes: status, theme, layout, accessibility, console and requests. */
import { expect, test } from "@playwright/test";
import {
  deadEnds,
  expectNoViolation,
  openPage,
  routes,
  screens,
  scrollThrough,
  watch,
} from "./site";

for (const { name, width, height } of screens) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      // With motion, axe would check the contrast of sections that are still fading in.
      test.use({
        viewport: { width, height },
        colorScheme,
        contextOptions: { reducedMotion: "reduce" },
      });

      for (const route of [...routes, ...deadEnds]) {
        test(route, async ({ page }) => {
          const problems = watch(page);
          const response = await openPage(page, route);
          const isDeadEnd = deadEnds.some((deadEnd) => deadEnd === route);
          expect(response?.status()).toBe(isDeadEnd ? 404 : 200);

          await scrollThrough(page);
          await expect(page.locator("body")).toHaveAttribute("data-theme", colorScheme);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, "pixels of horizontal scroll").toBeLessThanOrEqual(0);

          await expectNoViolation(page);
          expect(problems).toEqual([]);
        });
      }
    });
  }
}
