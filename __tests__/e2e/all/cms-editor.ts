/** The steps of an editor in the CMS. */
import { expect, type Page } from "@playwright/test";

/** Opens a file by way of its collection, as an editor does. */
export async function openEntry(page: Page, entry: string): Promise<void> {
  const [collection] = entry.split("/");
  const isInEntry = page.getByRole("link", { name: /Writing in/ });
  for (const address of [collection, entry]) {
    await page.evaluate((hash) => location.assign(hash), `#/collections/${address}`);
    await expect(isInEntry).toBeVisible({ visible: address === entry });
  }
}

/** Opens the item of a list by its place, the first being 0. */
export const expand = (page: Page, index: number) =>
  page.locator("[class*=ListItemTopBar]").nth(index).getByRole("button").first().click();

/** The first field with a label. */
export const field = (page: Page, label: string) =>
  page.getByRole("textbox", { name: label, exact: true }).first();

export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("menuitem", { name: "Publish now" }).click();
}

export async function save(page: Page): Promise<void> {
  await publish(page);
  await expect(page.getByRole("link", { name: /Changes saved/ })).toBeVisible();
}

/** Puts a picture in the place of the one that is chosen. */
export async function changePicture(page: Page, file: string): Promise<void> {
  await page.getByRole("button", { name: "Choose different image" }).click();
  await page.getByLabel("Upload").setInputFiles(file);
  await page.getByRole("button", { name: "Choose selected" }).click();
}

/** Lines that differ, marked as in a diff. */
export function diff(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const removed = old.filter((line) => !now.includes(line)).map((line) => `-${line.trim()}`);
  const added = now.filter((line) => !old.includes(line)).map((line) => `+${line.trim()}`);
  return [...removed, ...added];
}
