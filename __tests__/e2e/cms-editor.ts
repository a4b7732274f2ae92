/** The steps of an editor in the CMS. */
import { expect, type Page } from "@playwright/test";

/** The item of a list by its place, the first being 0. */
export const item = (page: Page, index: number) =>
  page.locator("[class*=ListItemTopBar]").nth(index);

export async function expand(page: Page, index: number): Promise<void> {
  await item(page, index).getByRole("button").first().click();
}

/** Fills a field; of several with the same label, the one with this place, the first being 0. */
export const fillIn = (page: Page, label: string, text: string, place = 0) =>
  page.getByRole("textbox", { name: label, exact: true }).nth(place).fill(text);

/** Chooses a picture of content/images for a field that has none. */
export async function choosePicture(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Choose an image" }).click();
  await selectPicture(page, name);
}

/** Selects a picture in the open list of all pictures. */
export async function selectPicture(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder("Search...").fill(name);
  await page.keyboard.press("Enter");
  await page.getByText(`${name}.jpg`).click();
  await page.getByRole("button", { name: "Choose selected" }).click();
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
}

export async function save(page: Page): Promise<void> {
  await publish(page);
  await expect(page.getByRole("link", { name: /Changes saved/ })).toBeVisible();
}
