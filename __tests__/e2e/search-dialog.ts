/** The search dialog, for the tests of the search. */
import { expect, type Page } from "@playwright/test";
import { words } from "../setup/words";

export const searchDialog = (page: Page) => page.getByRole("dialog", { name: words.search.title });

export const searchField = (page: Page) =>
  searchDialog(page).getByRole("combobox", { name: words.search.label });

export const searchResults = (page: Page) => searchDialog(page).getByRole("option");

export const searchOpener = (page: Page) =>
  page.getByRole("button", { name: words.labels.search, exact: true });

/** Types into the search field, once it is focused. */
export async function typeQuery(page: Page, text: string): Promise<void> {
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(text);
}
