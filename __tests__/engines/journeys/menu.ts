/** The menu on a phone. */
import { linkTo, words } from "../../setup/words";
import { pageScripts, phone } from "../page";
import type { EngineTest } from "../run";

const openMenu = { role: "button", name: words.labels.openMenu };
const menuLink = (name: string) => ({ role: "link", name, within: "header nav" });

export const menuJourneys: readonly EngineTest[] = [
  {
    title: "the menu on a phone opens, and closes by link, by a press outside and by Escape",
    run: async (page) => {
      await page.open("/", phone);
      await page.expectGone(menuLink(linkTo("/service")));

      await page.click(openMenu);
      await page.expectVisible(menuLink(linkTo("/service")));
      await page.clickAt(180, 780);
      await page.expectGone(menuLink(linkTo("/service")));

      await page.click(openMenu);
      await page.expectVisible(menuLink(linkTo("/service")));
      await page.press("Escape");
      await page.expectGone(menuLink(linkTo("/service")));
      await page.expectFocused(openMenu);

      await page.click(openMenu);
      await page.press("Tab");
      await page.expectFocused("header [popover] a");
      await page.click(menuLink(linkTo("/service")));
      await page.expectAddress("/service");
      await page.expectGone(menuLink(linkTo("/service")));
    },
  },
  {
    title: "the menu on a phone opens before hydration, and closes when Tab leaves it, and by Back",
    run: async (page) => {
      const letScriptsCome = page.proxy.hold(pageScripts);
      await page.openHtml("/", phone);
      await page.click(openMenu);
      await page.expectVisible(menuLink(linkTo("/service")));
      letScriptsCome();
      await page.hydrated();
      await page.expectVisible(menuLink(linkTo("/service")));

      for (let tab = 0; tab < 12; tab += 1) {
        await page.press("Tab");
        const isInHeader = await page.evaluate(
          () => document.activeElement?.closest("header") !== null,
        );
        if (!isInHeader) break;
      }
      await page.until("the focus to leave", () => !document.activeElement?.closest("header"));
      await page.expectGone(menuLink(linkTo("/service")));

      await page.click({ role: "link", name: words.home.tailoredStrategies.action.label });
      await page.expectAddress("/service");
      await page.click(openMenu);
      await page.expectVisible(menuLink(linkTo("/service")));
      await page.back();
      await page.expectAddress("/");
      await page.expectGone(menuLink(linkTo("/service")));
    },
  },
];
