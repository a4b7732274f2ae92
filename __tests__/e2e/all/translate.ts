/** Stands for a browser's translator. */
import type { Page } from "@playwright/test";

/** Replaces every text node, now and whenever one comes, by two `<font>`s, as Chrome does: with other words if asked. */
export function translate(change: "words" | "elements"): void {
  const createFont = () => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentElement: parent } = text;
      if (!parent || parent.closest("font, script, style, textarea") || !text.data.trim()) continue;
      const outer = createFont();
      const inner = createFont();
      outer.style.verticalAlign = inner.style.verticalAlign = "inherit";
      inner.textContent = change === "words" ? `¡${text.data}!` : text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateAll();
  document.documentElement.classList.add("translated-ltr");
  new MutationObserver(translateAll).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** What a page that a translator has changed reports. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => {
    // Chromium refuses the translator's own style attributes.
    if (message.type() === "error" && !/style|Failed to load/.test(message.text()))
      faults.push(message.text());
  });
  return faults;
}
