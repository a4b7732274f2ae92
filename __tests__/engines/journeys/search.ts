/** The search, by keyboard. */
import type { EngineTest } from "../run";

const field = { role: "combobox", name: "What are you looking for?" };

export const searchJourneys: readonly EngineTest[] = [
  {
    title: "the key / opens the search, which finds “strat”, and Enter goes to the best result",
    run: async (page) => {
      await page.open("/about-us");
      await page.type("/");
      await page.expectFocused(field);
      await page.type("strat");
      await page.until(
        "results",
        () =>
          document.querySelector("dialog [role=option]")?.textContent.includes("Strategy") === true,
      );
      await page.press("Enter");
      await page.expectAddress("/services/strategy");
      await page.expectVisible({ role: "heading", name: "Strategy that hits the mark" });
      await page.expectGone({ role: "dialog", name: "Search" });
    },
  },
];
