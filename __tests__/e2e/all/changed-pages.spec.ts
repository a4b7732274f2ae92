/** Pages that translators, extensions, phones and proxies have changed, before they hydrate or afterwards. */
import { expect, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../../src/lib/fill-template";
import { service } from "../../setup/services";
import { carouselMoves, words } from "../../setup/words";
import { openPage, openWithoutScripts, scrollThrough, standForThirdParties } from "../site";
import {
  answer,
  enquiry,
  expectNoDialog,
  fieldOf,
  formOf,
  saying,
  searchOf,
  submit,
} from "../visitor";

/** Replaces every text node, now and whenever one comes, by two `<font>`s, as Chrome's translator does, which runs in the page. */
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

/** What extensions, phones and proxies do, in the page. */
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

/** What a page that was changed reports. */
function faultsOf(page: Page): string[] {
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
    await standForThirdParties(page);
    const faults = faultsOf(page);
    const letScriptsCome = await openWithoutScripts(page, "/contact-us");
    const form = formOf(page, enquiry);
    await answer(form, enquiry);
    await page.evaluate(change);
    await letScriptsCome();
    await expect(page.locator("main form").first()).toHaveAttribute("novalidate");
    for (const [field, text] of Object.entries(enquiry.answers))
      await expect(page.locator(`main form [name=${field}]`).first()).toHaveValue(text);
    await page.getByRole("switch").click();
    expect(faults).toEqual([]);
  });

test("a page that is translated shows what React means: carousel, search, form, map, menu", async ({
  page,
}) => {
  await standForThirdParties(page);
  const faults = faultsOf(page);
  await openPage(page, "/");
  await scrollThrough(page);
  await page.evaluate(translate);
  const { heading, next, pair } = words.home.caseStudies;
  if (carouselMoves) {
    const carousel = page.getByRole("group", { name: heading, exact: true });
    await carousel.getByRole("button", { name: next }).click();
    const total = String(words.caseStudyHighlights.length);
    const place = fillTemplate(pair, { first: "2", second: "3", total });
    await expect(carousel.getByText(place, { exact: true })).toBeVisible();
  }

  const { field, opener, results } = searchOf(page);
  await opener.click();
  for (const query of [service.title.slice(0, 2), service.title]) {
    await field.fill(query);
    await expect(results.first()).toContainText(new RegExp(query, "i"));
  }
  await field.fill("zzzz");
  await expect(results).toHaveCount(0);
  await field.fill("");
  await page.keyboard.press("Escape");
  await expectNoDialog(page);

  // The form: wrong, another error, failing, and right.
  const form = formOf(page, enquiry);
  const email = fieldOf(form, enquiry, "email");
  await submit(form, enquiry);
  await expect(email).toHaveAccessibleDescription(saying(enquiry.messages.email ?? ""));
  await email.fill("no address");
  await submit(form, enquiry);
  await expect(email).not.toHaveAccessibleDescription(saying(enquiry.messages.email ?? ""));
  await answer(form, enquiry);
  await page.route(`**${enquiry.path}`, (route) => route.fulfill({ status: 503 }));
  await submit(form, enquiry);
  await expect(form.getByText(words.messages.failures.server)).toBeVisible();
  await page.unroute(`**${enquiry.path}`);
  await submit(form, enquiry);
  await expect(form.getByText(enquiry.success)).toBeVisible();

  const { showLabel, hideLabel } = words.company.map;
  await page.getByRole("button", { name: showLabel }).click();
  await page.getByRole("button", { name: hideLabel }).click();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole("button", { name: words.labels.openMenu }).click();
  await page.getByRole("button", { name: words.labels.closeMenu }).click();
  expect(faults).toEqual([]);
});
