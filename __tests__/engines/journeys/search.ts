/** The search, by keyboard. */
import { equal } from "node:assert/strict";
import { service } from "../../setup/services";
import { caseStudyOfQuery, words } from "../../setup/words";
import type { Page } from "../page";
import type { EngineTest } from "../run";

const { caseStudies } = words.home;
const { query, match } = caseStudyOfQuery();

const field = { role: "combobox", name: words.search.label };

const dialog = { role: "dialog", name: words.search.title };

/** Whether a message is shown beside something to follow or click. */
const hasMessageWithWayOut = () =>
  [...document.querySelectorAll<HTMLElement>("[role=alert], [role=status]")]
    .filter((region) => region.textContent.trim() !== "" && region.closest("#case-study") === null)
    .some((region) => (region.closest("dialog") ?? region).querySelector("a, button") !== null);

const widthOfItem = () =>
  Math.round(
    document.querySelector("#case-study [role=group]:not([inert]) article")?.getBoundingClientRect()
      .width ?? 0,
  );

const messageOfCarousel = () =>
  document.querySelector("#case-study [role=status]")?.textContent.toLowerCase() ?? "";

const titles = () =>
  [...document.querySelectorAll("#case-study h3")].map((title) => title.textContent);

const failingParts = [
  { part: "code", path: /\.js(\?|$)/ },
  { part: "index", path: /search-index/ },
];

export const searchJourneys: readonly EngineTest[] = [
  {
    title:
      "Ctrl+K opens the search, which finds the beginning of a title, and Enter goes to the best result",
    run: async (page) => {
      await page.open("/about-us");
      await page.press("Control+K");
      await page.expectFocused(field);
      await page.type(service.title.slice(0, 5));
      await page.expect(
        "the title in the first result",
        true,
        (title: string) =>
          document.querySelector("dialog [role=option]")?.textContent.includes(title) === true,
        service.title,
      );
      await page.press("Enter");
      await page.expectAddress(`/services/${service.name}`);
      await page.expectVisible({ role: "heading", name: service.heading });
      await page.expectGone({ role: "dialog", name: words.search.title });
    },
  },
  ...failingParts.map(({ part, path }) => ({
    title: `the search says so and offers a way out when its ${part} is missing`,
    run: async (page: Page) => {
      await page.open("/about-us");
      page.proxy.add({ path, status: 404 });
      await page.click({ role: "button", name: words.labels.search });
      await page.until("a message with a way out", hasMessageWithWayOut);
    },
  })),
  {
    title: "Back closes a search that is open over another page",
    run: async (page) => {
      await page.open("/");
      await page.click({ role: "link", name: words.home.tailoredStrategies.action.label });
      await page.expectAddress("/service");
      await page.press("Control+K");
      await page.expectVisible(dialog);
      await page.back();
      await page.expectAddress("/");
      await page.expectGone(dialog);
    },
  },
  {
    title:
      "a search that narrows the carousel is announced there once it is closed, and undone there",
    run: async (page) => {
      await page.open("/");
      await page.evaluate(() => document.querySelector("#case-study")?.scrollIntoView());
      await page.expectVisible({ role: "button", name: caseStudies.next });
      const width = await page.evaluate(widthOfItem);
      await page.press("Control+K");
      await page.expectFocused(field);
      await page.type(query);
      await page.expect("titles", [match.category], titles);
      // Nothing behind an open dialog is announced.
      equal(await page.evaluate(messageOfCarousel), "");
      await page.press("Escape");
      await page.expectGone(dialog);
      await page.expect(
        "a message that names the query",
        true,
        (text: string) =>
          [...document.querySelectorAll("#case-study [role=status]")].some(({ textContent }) =>
            textContent.includes(text),
          ),
        query,
      );
      await page.expect("the width of the only item", width, widthOfItem);
      await page.click({ role: "button", name: caseStudies.showAll });
      await page.until(
        "all case studies",
        () => document.querySelectorAll("#case-study h3").length >= 4,
      );
    },
  },
];
