/** The CMS that `npm run cms` starts, on a copy of the content. */
import { equal } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startCms } from "../../setup/cms";
import type { EngineTest } from "../run";
import { retry } from "../wait";

export const cmsJourneys: readonly EngineTest[] = [
  {
    title: "the CMS changes a heading on disk",
    run: async (page) => {
      const cms = await startCms();
      const file = join(cms.project, "content/pages/home.json");
      const before = readFileSync(file, "utf8");
      try {
        await page.openHtml("/");
        const address = `${cms.url}/admin/#/collections/pages/entries/HomePage`;
        await page.evaluate((url: string) => location.assign(url), address);
        await page.fill("[id^=heading-field]", "Tailored");
        await page.click({ role: "button", name: "Publish" });
        await page.click({ role: "menuitem", name: "Publish now" });
        await page.expectVisible({ role: "button", name: "Published" });
        const after = before.replace(
          /("tailoredStrategies": \{\s*"heading": )"[^"]*"/,
          '$1"Tailored"',
        );
        await retry(() => {
          equal(readFileSync(file, "utf8"), after);
          return Promise.resolve();
        });
      } finally {
        await cms.stop();
      }
    },
  },
];
