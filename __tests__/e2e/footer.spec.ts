/** The footer's columns of links, whatever their words are. */
import { expect, test } from "@playwright/test";
import { footerLists } from "../setup/words";
import { openPage } from "./site";

if (footerLists.length === 2)
  test("on a phone, two columns become one when a word does not fit, and no word is broken", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openPage(page, "/contact-us");
    const columns = page.getByRole("contentinfo").getByRole("navigation");
    const rename = (label: string) =>
      columns.evaluateAll((lists, text) => {
        for (const list of lists) {
          const link = list.querySelector("a");
          if (link) link.textContent = text;
        }
        return lists.map((list) => {
          const range = document.createRange();
          range.selectNodeContents(list.querySelector("a") ?? list);
          return { lines: range.getClientRects().length, left: list.getBoundingClientRect().left };
        });
      }, label);
    const [first, second] = await rename("Terms");
    expect(second?.left).toBeGreaterThan(first?.left ?? Infinity);
    const long = await rename("Gebruiksvoorwaardenlijst");
    expect(long.map(({ lines }) => lines)).toEqual([1, 1]);
    expect(long[1]?.left).toBe(long[0]?.left);
  });

test("on a wide screen the brand, the links and the office stand beside each other", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/contact-us");
  const parts = page.getByRole("contentinfo").locator("[data-footer], nav");
  const boxes = await parts.evaluateAll((all) =>
    all.map((part) => {
      const { top, left } = part.getBoundingClientRect();
      return { top, left };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.map(({ left }) => left)).toEqual(
    boxes.map(({ left }) => left).sort((a, b) => a - b),
  );
  expect(boxes).toHaveLength(2 + footerLists.length);
});
