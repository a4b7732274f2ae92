/** Fault 6: where the focus goes. */
import { equal } from "node:assert/strict";
import { phone } from "../page";
import type { EngineTest } from "../run";

const servicesInMenu = { role: "link", name: "Services", within: "header nav" };

export const focusFaults: readonly EngineTest[] = [
  {
    title: "6a Tab past the menu's last control closes the menu",
    run: async (page) => {
      await page.open("/", phone);
      await page.click({ role: "button", name: "Open menu" });
      await page.expectVisible(servicesInMenu);
      for (let tab = 0; tab < 12; tab += 1) {
        await page.press("Tab");
        const isInHeader = await page.evaluate(
          () => document.activeElement?.closest("header") !== null,
        );
        if (!isInHeader) break;
      }
      equal(await page.evaluate(() => document.activeElement?.closest("header") ?? null), null);
      await page.expectGone(servicesInMenu);
    },
  },
  {
    title: "6b the focus stays in the carousel when its code replaces the list",
    run: async (page) => {
      await page.open("/");
      let release: () => void = () => undefined;
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      page.proxy.add({ path: /\.js(\?|$)/, until });
      await page.expectVisible({ role: "link", name: "VIEW ALL" });
      await page.evaluate(() =>
        document.querySelector<HTMLElement>("#case-study a[href='/case-study']")?.focus(),
      );
      await page.press("Tab");
      const focus = () =>
        document.activeElement?.closest("[aria-roledescription=carousel]") === null
          ? document.activeElement.tagName
          : "carousel";
      await page.expect("focus before", "carousel", focus);
      release();
      await page.expectVisible({ role: "button", name: "Next case study" });
      equal(await page.evaluate(focus), "carousel");
    },
  },
  {
    title: "6c the footer's Case Study link on the home page moves the focus to the carousel",
    run: async (page) => {
      await page.open("/");
      await page.click({ role: "link", name: "Case Study", within: "footer" });
      await page.expectAddress("/#case-study");
      await page.until(
        "the focus in the section",
        () => document.querySelector("#case-study")?.contains(document.activeElement) === true,
      );
    },
  },
];
