/** A browser of its own, for a visitor who prefers another text size. */
import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../setup/browser";

/**
 * @param fontSize the browser's default font size, in CSS pixels, which only a start of the browser sets
 */
export async function withTextSize(
  fontSize: number,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const { args, ...options } = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--blink-settings=defaultFontSize=${fontSize}`],
  });
  try {
    await run(await browser.newPage());
  } finally {
    await browser.close();
  }
}
