/** The search dialog, for the tests of the search. */
import { expect, type Page } from "@playwright/test";

export const searchDialog = (page: Page) => page.getByRole("dialog", { name: "Search" });

export const searchField = (page: Page) =>
  searchDialog(page).getByRole("combobox", { name: "What are you looking for?" });

export const searchResults = (page: Page) => searchDialog(page).getByRole("option");

export const searchOpener = (page: Page) => page.getByRole("button", { name: "Search" });

/** Types into the search field, once it is focused. */
export async function typeQuery(page: Page, text: string): Promise<void> {
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(text);
}
