/** Pages that translators, extensions, phones and proxies have changed, before they hydrate or afterwards. */
import { expect, type Page, test } from "@playwright/test";
import { openWithoutScripts, stubThirdParties } from "../site";
import { answer, enquiry, locateForm } from "../visitor";

/** Replaces every present and future text node by two `<font>`s, as Chrome's translator does. Runs in the page. */
function translate(): void {
  const createFont = () => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentElement: parent } = text;
      if (!parent || parent.closest("font, script, style, textarea") || !text.data.trim()) continue;
      const [outer, inner] = [createFont(), createFont()];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateAll();
  const whatever = { childList: true, subtree: true, characterData: true };
  new MutationObserver(translateAll).observe(document.body, whatever);
}

/** Changes a page as extensions, phones and proxies do. Runs in the page. */
function rewrite(): void {
  document.querySelector("main form")?.prepend(document.createElement("div"));
  for (const field of document.querySelectorAll("main input, main textarea")) {
    field.setAttribute("data-lpignore", "true");
    field.after(document.createElement("grammarly-extension"));
  }
  for (const label of document.querySelectorAll("main label"))
    label.append(document.createElement("span"));
  for (const element of document.querySelectorAll("html, body, input, form, main"))
    element.classList.add("extension");
  document.body.prepend(document.createElement("div"));
  document.head.prepend(document.createElement("style"));
  document.querySelector("main")?.prepend(document.createElement("div"));
  document.querySelector("header")?.append(document.createElement("div"));
  for (const { firstChild } of document.querySelectorAll("main p, main label"))
    if (firstChild instanceof Text && firstChild.length > 3) firstChild.splitText(2);
  // iOS makes links of numbers, and a proxy hides mail addresses.
  for (const element of document.querySelectorAll("main dd, footer address")) {
    const text = [...element.childNodes].find((node) => node instanceof Text);
    const link = document.createElement("a");
    text?.replaceWith(link);
    link.append(text ?? "");
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
    link.href = "/cdn-cgi/l/email-protection#1234";
    link.innerHTML = "<span>[email&#160;protected]</span>";
  }
}

/** Collects the errors that a changed page reports. */
function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => {
    // Chromium refuses added styles, and a blocked third party.
    if (message.type() === "error" && !/style|Failed to load/.test(message.text()))
      faults.push(message.text());
  });
  return faults;
}

for (const [title, change] of [
  ["extensions, phones and proxies", rewrite],
  ["a translator", translate],
] as const)
  test(`nothing is lost where the HTML has been changed before the scripts came: ${title}`, async ({
    page,
  }) => {
    await stubThirdParties(page);
    const faults = collectFaults(page);
    const letScriptsCome = await openWithoutScripts(page, "/contact-us");
    const form = locateForm(page, enquiry);
    await answer(form, enquiry);
    await page.evaluate(change);
    await letScriptsCome();
    await expect(page.locator("main form").first()).toHaveAttribute("novalidate");
    for (const [field, text] of Object.entries(enquiry.answers))
      await expect(page.locator(`main form [name=${field}]`).first()).toHaveValue(text);
    await page.getByRole("switch").click();
    expect(faults).toEqual([]);
  });
