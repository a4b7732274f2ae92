/** Where a line may not end. */
import { existsSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { isThere } from "../setup/routes";
import { words } from "../setup/words";
import { openPage } from "./site";

test("no line ends within a compound of three parts that has room on one", async ({ page }) => {
  let found = 0;
  for (const width of [320, 375, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const route of ["/", "/about-us"].filter(isThere)) {
      await openPage(page, route);
      const joints = await page.locator("main span + span").evaluateAll((all) =>
        all.flatMap((part) => {
          const before = part.previousSibling;
          if (!(before instanceof HTMLElement) || !/^\p{L}+-$/u.test(before.textContent)) return [];
          const end = before.getBoundingClientRect().bottom;
          return {
            part: part.textContent,
            isBroken: part.getBoundingClientRect().bottom > end + 2,
          };
        }),
      );
      found += joints.length;
      expect(joints.filter(({ isBroken }) => isBroken)).toEqual([]);
    }
  }
  // An adopter's words may have none.
  if (existsSync("__tests__/specification")) expect(found).toBeGreaterThan(0);
});

test("no line of the opening hours ends within its figures, or begins with a dash", async ({
  page,
}) => {
  for (const width of [320, 375, 640, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, "/contact-us");
    const broken = await page
      .getByText(words.company.hours.label, { exact: true })
      .evaluateAll((all) =>
        all.flatMap((label) =>
          Array.from(label.querySelectorAll("span"))
            .filter((part) => {
              const range = document.createRange();
              range.selectNode(part);
              // A dash and the letter before the space before it.
              const before = part.textContent === "–" && part.previousSibling?.previousSibling;
              if (before) range.setStart(before, (before.textContent ?? "").length - 1);
              return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1;
            })
            .map((part) => part.textContent),
        ),
      );
    expect(broken).toEqual([]);
  }
});
