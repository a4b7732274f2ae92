/** The search, by keyboard. */
import { service } from "../../setup/services";
import { words } from "../../setup/words";
import type { EngineTest } from "../run";

const field = { role: "combobox", name: words.search.label };

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
];
