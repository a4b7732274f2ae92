/** The four dialogs: opening, the three ways to close them, and where the focus goes. */
import { desktop } from "../page";
import type { EngineTest } from "../run";

const dialogs = [
  { title: "Find a time to talk", page: "/", opener: "CONTACT US" },
  {
    title: "Book Your Appointment",
    page: "/about-us",
    opener: "Ensuring measurable results in 90–180 days",
  },
  { title: "Marketing that amplifies your brand", page: "/service", opener: "Marketing" },
  { title: "Send us an enquiry", page: "/service", opener: "LET'S TALK GROWTH" },
];

export const dialogJourneys: readonly EngineTest[] = dialogs.map(
  ({ title, page: path, opener }) => ({
    title: `the dialog “${title}” closes by Escape, X and backdrop, and returns the focus`,
    run: async (page) => {
      const dialog = { role: "dialog", name: title };
      const button = { role: "button", name: opener };
      const waysOut = [
        () => page.press("Escape"),
        () => page.click({ role: "button", name: "Close", within: "dialog" }),
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
