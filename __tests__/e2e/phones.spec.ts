/** What phones show otherwise than other screens. */
import { expect, test } from "@playwright/test";
import { getPath, routes } from "../../src/domain/routes";
import { caseStudy, hasCaseStudies } from "../setup/case-studies";
import { words } from "../setup/words";
import { desktop, phone } from "./site";

test.use({ javaScriptEnabled: false });

if (hasCaseStudies)
  test("an article's breadcrumb ends above it, since the title below says the same", async ({
    page,
  }) => {
    await page.goto(getPath(routes.caseStudy, caseStudy.slug));
    const trail = page.getByRole("navigation", { name: words.labels.breadcrumb, exact: true });
    const current = trail.locator("[aria-current=page]");
    await expect(current).toHaveText(caseStudy.title);
    for (const [screen, isShown] of [
      [desktop, true],
      [phone, false],
    ] as const) {
      await page.setViewportSize(screen);
      const { width = 0 } = (await current.boundingBox()) ?? {};
      expect(width > 1, `${screen.width} px`).toBe(isShown);
    }
  });

test("a button is as wide as the text above it", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("link", { name: words.home.hero.action.label }).first();
  const text = page.getByRole("heading", { level: 1 });
  for (const [screen, isFull] of [
    [desktop, false],
    [phone, true],
  ] as const) {
    await page.setViewportSize(screen);
    const room = (await text.boundingBox())?.width ?? 0;
    const width = (await button.boundingBox())?.width ?? 0;
    expect(width >= room - 1, `${screen.width} px`).toBe(isFull);
  }
});
