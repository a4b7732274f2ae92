/** Going from one page to another. */
import { caseStudyLinks, words } from "../../setup/words";
import type { Page } from "../page";
import type { EngineTest } from "../run";

const toServices = { role: "link", name: words.home.tailoredStrategies.action.label } as const;

export const navigationJourneys: readonly EngineTest[] = [
  {
    title: "links change the page without loading it anew, and Back returns to the position",
    run: async (page) => {
      await page.open("/");
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }).isSameDocument);
      await page.click(toServices);
      await page.expectAddress("/service");
      await page.expectVisible({ role: "heading", name: words.servicePage.title });
      await page.expect("scroll position", 0, () => scrollY);
      await page.back();
      await page.expectAddress("/");
      await page.expectVisible(toServices);
      await page.until("the former position", () => scrollY > 0);
      await page.until("the same document", () => "isSameDocument" in window);
    },
  },
  ...caseStudyLinks.map(({ label }) => ({
    title: "a link to a part of another page moves the focus there",
    run: async (page: Page) => {
      await page.open("/service");
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }).isSameDocument);
      await page.click({ role: "link", name: label, within: "footer" });
      await page.expectAddress("/#case-study");
      await page.expectFocused("#case-study");
      await page.until("the same document", () => "isSameDocument" in window);
    },
  })),
  {
    title: "a reload of a listed page starts at its top, and of another page where it was",
    run: async (page) => {
      for (const [path, position] of [
        ["/service", 0],
        ["/about-us", 400],
      ] as const) {
        await page.open(path);
        await page.evaluate(() => scrollTo(0, 400));
        await page.until("the position", () => scrollY === 400);
        await page.reload();
        await page.expect(`position on ${path}`, position, () => Math.round(scrollY));
      }
    },
  },
];
