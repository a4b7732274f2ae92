/** The menu on a phone. */
import { linkTo, words } from "../../setup/words";
import { pageScripts, phone } from "../page";
import type { EngineTest } from "../run";

const openMenu = { role: "button", name: words.labels.openMenu } as const;
const link = { role: "link", name: linkTo("/service"), within: "header nav" } as const;

export const menuJourneys: readonly EngineTest[] = [
  {
    title:
      "the menu on a phone opens before hydration, and closes by Tab, a press outside, Escape, a link and Back",
    run: async (page) => {
      const open = async () => {
        await page.click(openMenu);
        await page.expectVisible(link);
      };
      const letScriptsCome = page.proxy.hold(pageScripts);
      await page.openHtml("/", phone);
      await page.expectGone(link);
      await open();
      letScriptsCome();
      await page.hydrated();
      await page.expectVisible(link);
      await page.press("Tab");
      await page.expectFocused("header [popover] a");
      for (let tab = 0; tab < 12; tab += 1) {
        await page.press("Tab");
        const isInHeader = await page.evaluate(
          () => document.activeElement?.closest("header") !== null,
        );
        if (!isInHeader) break;
      }
      await page.until("the focus to leave", () => !document.activeElement?.closest("header"));
      await page.expectGone(link);

      await open();
      await page.clickAt(180, 780);
      await page.expectGone(link);

      await open();
      await page.press("Escape");
      await page.expectGone(link);
      await page.expectFocused(openMenu);

      await open();
      await page.click(link);
      await page.expectAddress("/service");
      await page.expectGone(link);
      await open();
      await page.back();
      await page.expectAddress("/");
      await page.expectGone(link);
    },
  },
];
