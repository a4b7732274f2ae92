/** Going from one page to another, also on a slow or broken line. */
import { ok } from "node:assert/strict";
import { linkTo, words } from "../../setup/words";
import type { EngineTest } from "../run";

const pageData = /\/page-data\.json/;
const toServices = { role: "link", name: words.home.tailoredStrategies.action.label };
const progress = { role: "progressbar", name: words.labels.loading };

export const navigationJourneys: readonly EngineTest[] = [
  {
    title: "a link changes the page without loading it anew, and Back returns to the same position",
    run: async (page) => {
      await page.open("/");
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }).isSameDocument);
      await page.click(toServices);
      await page.expectAddress("/service");
      await page.expectVisible({ role: "heading", name: words.servicePage.title });
      await page.expect("scroll position", 0, () => scrollY);
      await page.until("the same document", () => "isSameDocument" in window);
      await page.back();
      await page.expectAddress("/");
      await page.expectVisible(toServices);
      await page.until("the former position", () => scrollY > 0);
    },
  },
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
  {
    title: "a page that is slow to arrive shows and announces progress until it is there",
    run: async (page) => {
      const letPageCome = page.proxy.hold(/\/service\/page-data\.json/);
      await page.open("/");
      await page.click(toServices);
      await page.expectVisible(progress);
      await page.expect(
        "an announcement",
        true,
        (announcement: string) =>
          [...document.querySelectorAll("[aria-live]")].some(
            ({ textContent }) => textContent === announcement,
          ),
        words.labels.loading,
      );
      letPageCome();
      await page.expectAddress("/service");
      await page.expectGone(progress);
    },
  },
  {
    title: "a link whose page data answers 500 leads to its page after few requests",
    run: async (page) => {
      await page.open("/");
      page.proxy.add({ path: pageData, status: 500 });
      await page.click(toServices);
      await page.expectAddress("/service");
      await page.expectVisible({ role: "heading", name: words.servicePage.intro.heading });
      const requests = page.proxy.count(pageData);
      ok(requests < 20, `${requests} requests for page data`);
    },
  },
  {
    title: "the footer's Case Study link moves the focus to the carousel, from any page",
    run: async (page) => {
      const link = { role: "link", name: linkTo("/#case-study", "quick"), within: "footer" };
      for (const path of ["/", "/contact-us"]) {
        await page.open(path);
        await page.click(link);
        await page.expectAddress("/#case-study");
        await page.expectFocused("#case-study");
      }
    },
  },
];
