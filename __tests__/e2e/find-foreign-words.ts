/** Finds words on a page that content does not have, which an editor could not change or translate. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { contentDir } from "../setup/content";

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

const files = readdirSync(contentDir, { recursive: true, encoding: "utf8" });
const known = new Set(
  files
    .filter((file) => file.endsWith(".json") && !file.startsWith("."))
    .flatMap((file) =>
      wordsIn(readFileSync(join(contentDir, file), "utf8").replaceAll("\\n", " ")),
    ),
);

/**
 * Returns the words of a page's texts and names that neither a content file nor its address has, from which an unknown service is
 * named, but for what browsers write into dates and times.
 */
export async function findForeignWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [alt], [title], [placeholder]")];
    const names = named.flatMap((element) =>
      ["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
    );
    const times = [...document.querySelectorAll("time")].map((time) => time.textContent);
    const text = times.reduce((all, time) => all.replace(time, ""), document.body.innerText);
    return [text, document.title, ...names];
  });
  const ofAddress = wordsIn(page.url());
  return [...new Set(texts.flatMap(wordsIn))].filter(
    (word) => !known.has(word) && !ofAddress.includes(word),
  );
}
