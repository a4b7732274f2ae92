/** Opening the search and typing into it, mostly by keyboard. */
import { expect, test } from "@playwright/test";
import { otherService, service } from "../setup/services";
import { enquiryWords } from "../setup/form-words";
import { searchDialog, searchField, searchOpener, searchResults, typeQuery } from "./search-dialog";
import { openPage } from "./site";
import { expectNoDialog } from "./visitor";

const { title } = service;

test("opens with each shortcut and the button, takes typing at once, and closes on Escape", async ({
  page,
}) => {
  await openPage(page, "/about-us");
  for (const key of ["Control+k", "Meta+k", "Enter"]) {
    await searchOpener(page).focus();
    await page.keyboard.press(key);
    await typeQuery(page, "mar/k");
    // The previous query is selected, so typing replaces it.
    await expect(searchField(page)).toHaveValue("mar/k");
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
    await expect(searchOpener(page)).toBeFocused();
  }
});

test("a key pressed right after the field is focused is not lost", async ({ page }) => {
  await openPage(page, "/about-us");
  await page.evaluate(() =>
    document.addEventListener("focusin", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      queueMicrotask(() => {
        const { selectionStart, selectionEnd } = target;
        target.setRangeText("x", selectionStart ?? 0, selectionEnd ?? 0, "end");
        target.dispatchEvent(new InputEvent("input", { bubbles: true }));
      });
    }),
  );
  await page.keyboard.press("Control+k");
  await typeQuery(page, "ylophone");
  await expect(searchField(page)).toHaveValue("xylophone");
});

test("/ is only a character, and Control+k opens the dialog even in a text field", async ({
  page,
}) => {
  await openPage(page, "/contact-us");
  const message = page.getByLabel(enquiryWords.label("messages"), { exact: true });
  await message.click();
  await page.keyboard.type("24/7");
  await expect(message).toHaveValue("24/7");
  await expect(searchDialog(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(message).toBeFocused();
});

test("the index is fetched once, when the search is first opened", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("search-index")) fetched.push(request.url());
  });
  await openPage(page, "/");
  expect(fetched).toEqual([]);
  for (const query of [title, otherService.title]) {
    await page.keyboard.press("Control+k");
    await searchField(page).fill(query);
    await expect(searchResults(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
  }
  expect(fetched).toHaveLength(1);
});
