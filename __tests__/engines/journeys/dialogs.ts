/** Dialogs: opening, the three ways to close them, and where the focus goes. */
import { enquiryWords } from "../../setup/form-words";
import { words } from "../../setup/words";
import { desktop } from "../page";
import type { EngineTest } from "../run";

/** One with an iframe and one with a form: all share one component. */
const dialogs = [
  { title: words.scheduling.title, page: "/", opener: words.home.hero.action.label },
  {
    title: enquiryWords.heading,
    page: "/service",
    opener: words.servicePage.talkGrowth.action.label,
  },
];

export const dialogJourneys: readonly EngineTest[] = dialogs.map(
  ({ title, page: path, opener }) => ({
    title: `the dialog “${title}” closes by Escape, X and backdrop, and returns the focus`,
    run: async (page) => {
      const dialog = { role: "dialog", name: title };
      const button = { role: "button", name: opener };
      const waysOut = [
        () => page.press("Escape"),
        () => page.click({ role: "button", name: words.labels.close, within: "dialog" }),
        () => page.clickAt(4, desktop.height - 100),
      ];
      await page.open(path);
      for (const leave of waysOut) {
        await page.click(button);
        await page.expectVisible(dialog);
        await page.until(
          "the focus in the dialog",
          () => document.querySelector("dialog")?.contains(document.activeElement) === true,
        );
        await leave();
        await page.expectGone(dialog);
        await page.until("the dialog's end", () => document.querySelector("dialog") === null);
        await page.expectFocused(button);
      }
    },
  }),
);
