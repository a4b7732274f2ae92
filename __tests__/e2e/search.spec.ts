/** The search dialog, mostly by keyboard. */
import { expect, type Page, test } from "@playwright/test";
import { holdBack, interceptEverything, openPage } from "./site";
import { expectNoDialog } from "./visitor";

const searchDialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const searchField = (page: Page) =>
  searchDialog(page).getByRole("combobox", { name: "What are you looking for?" });
const results = (page: Page) => searchDialog(page).getByRole("option");
async function type(page: Page, text: string): Promise<void> {
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(text);
}

const opener = (page: Page) => page.getByRole("button", { name: "Search" });

test("opens with each shortcut and the button, takes typing at once, and closes on Escape", async ({
  page,
}) => {
  await openPage(page, "/about-us");
  for (const key of ["/", "Control+k", "Meta+k", "Enter"]) {
    await opener(page).focus();
    await page.keyboard.press(key);
    await type(page, "mar/k");
    // The previous query is selected, so typing replaces it.
    await expect(searchField(page)).toHaveValue("mar/k");
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
    await expect(opener(page)).toBeFocused();
  }
});

test("what is typed while the dialog loads appears in its field", async ({ page }) => {
  await interceptEverything(page);
  await openPage(page, "/about-us");
  const release = await holdBack(page, "**/*.js");
  await page.keyboard.type("/mark");
  await expect(searchDialog(page)).toBeHidden();
  release();
  await type(page, "eting");
  await expect(searchField(page)).toHaveValue("marketing");
  await expect(results(page).first()).toContainText("Marketing");
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
  await page.keyboard.press("/");
  await type(page, "ylophone");
  await expect(searchField(page)).toHaveValue("xylophone");
});

test("/ is a character in a text field, and Control+k opens the dialog even there", async ({
  page,
}) => {
  await openPage(page, "/contact-us");
  const message = page.getByLabel("Message", { exact: true });
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
  for (const query of ["growth", "people"]) {
    await page.keyboard.press("/");
    await searchField(page).fill(query);
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expectNoDialog(page);
  }
  expect(fetched).toHaveLength(1);
});

test("finds words despite typos, case and accents, and by their beginning", async ({ page }) => {
  await openPage(page, "/");
  await page.keyboard.press("/");
  for (const { query, title, marked } of [
    { query: "stratgy", title: "Strategy", marked: "Strategy" },
    { query: "emotio", title: "Human Resources", marked: "emotional" },
    { query: "MÁRKETING", title: "Marketing", marked: "Marketing" },
  ]) {
    await searchField(page).fill(query);
    const best = results(page).first();
    await expect(best).toContainText(title);
    await expect(best).toContainText("Service");
    await expect(best.locator("mark").first()).toHaveText(marked);
    const count = await results(page).count();
    await expect(searchDialog(page).getByRole("status")).toHaveText(
      count === 1 ? "1 result" : `${count} results`,
    );
  }
});

test("the arrow keys move through the results and wrap, and Enter follows the active one", async ({
  page,
}) => {
  await openPage(page, "/about-us");
  await page.keyboard.press("Control+k");
  await type(page, "marketing");
  const field = searchField(page);
  await expect(field).toHaveAttribute("aria-expanded", "true");
  const active = searchDialog(page).getByRole("option", { selected: true });
  await expect(active).toHaveCount(0);
  const count = await results(page).count();
  expect(count).toBeGreaterThan(2);

  const expectActive = async (index: number) => {
    await expect(results(page).nth(index)).toHaveAttribute("aria-selected", "true");
    await expect(active).toHaveCount(1);
    const id = (await results(page).nth(index).getAttribute("id")) ?? "none";
    await expect(field).toHaveAttribute("aria-activedescendant", id);
    await expect(results(page).nth(index)).toBeInViewport();
    await expect(field).toBeFocused();
  };
  await page.keyboard.press("ArrowDown");
  await expectActive(0);
  await page.keyboard.press("ArrowUp");
  await expectActive(count - 1);
  await page.keyboard.press("ArrowDown");
  await expectActive(0);
  await page.keyboard.press("End");
  await expectActive(count - 1);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await expectActive(1);

  const target = (await results(page).nth(1).getAttribute("href")) ?? "none";
  expect(target).not.toBe("/about-us");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(target);
  await expect(searchDialog(page)).toBeHidden();
});

test("Enter without an active result follows the first, which may lead into a page", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.keyboard.press("/");
  await type(page, "children");
  await expect(results(page).first()).toContainText("Privacy Policy: ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/privacy-policy#./);
  await expect(page.getByRole("heading", { name: /Children/ })).toBeInViewport();
  await expect(searchDialog(page)).toBeHidden();
});

test("without results, it says so and links to the contact page", async ({ page }) => {
  await openPage(page, "/");
  await page.keyboard.press("/");
  await type(page, "xylophone quartz");
  await expect(searchDialog(page).getByRole("status")).toContainText(
    "Nothing matches “xylophone quartz”.",
  );
  await expect(results(page)).toHaveCount(0);
  await expect(searchField(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Tab");
  const contact = searchDialog(page).getByRole("link", { name: "Contact us" });
  await expect(contact).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/contact-us");
  await expect(searchDialog(page)).toBeHidden();
});

test("when the index cannot be loaded, it says so, and tries again when it is next opened", async ({
  page,
}) => {
  await interceptEverything(page);
  await openPage(page, "/");
  await page.route("**/search-index.json", (route) => route.abort());
  await page.keyboard.press("/");
  await expect(searchDialog(page).getByRole("status")).toContainText("could not be loaded");
  await expect(searchDialog(page).getByRole("link", { name: "Contact us" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await page.unroute("**/search-index.json");
  await page.keyboard.press("/");
  await type(page, "strategy");
  await expect(results(page).first()).toBeVisible();
});

test("the query is kept and filters the carousel of the home page", async ({ page }) => {
  await openPage(page, "/about-us");
  await page.keyboard.press("/");
  await type(page, "healthcare");
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "CONaaS" }).click();
  await expect(page).toHaveURL("/");
  const carousel = page.getByRole("group", { name: "Case Study", exact: true });
  await expect(carousel.getByRole("heading")).toHaveText(["Healthcare Platform"]);
  await page.keyboard.press("/");
  await expect(searchField(page)).toHaveValue("healthcare");
  // The query is selected, so one key deletes it.
  await page.keyboard.press("Delete");
  await page.keyboard.press("Escape");
  await expect(
    carousel.getByRole("heading", { name: "SaaS Product Launch" }).first(),
  ).toBeAttached();
});

for (const status of [404, 503]) {
  test(`when its code fails with ${status}, it says so and links to the contact page`, async ({
    page,
  }) => {
    await interceptEverything(page);
    await openPage(page, "/about-us");
    await page.route("**/*.js", (route) => route.fulfill({ status, body: "" }));
    await opener(page).click();
    const message = page.getByRole("alert");
    await expect(message).toContainText("The search could not be loaded.");
    await expect(message.getByRole("link", { name: "Contact us" })).toBeInViewport();
    await page.unroute("**/*.js");
    await opener(page).click();
    await type(page, "strategy");
    await expect(message).toBeHidden();
    await expect(results(page).first()).toBeVisible();
  });
}

for (const colorScheme of ["dark", "light"] as const) {
  test(`matching words are readable in ${colorScheme} forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await openPage(page, "/about-us");
    await page.keyboard.press("/");
    await type(page, "strategy");
    const mark = searchDialog(page).locator("mark").first();
    const { color, backgroundColor } = await mark.evaluate((element) => {
      const style = getComputedStyle(element);
      return { color: style.color, backgroundColor: style.backgroundColor };
    });
    // An opaque background of its own, different from the text.
    expect(backgroundColor).toMatch(/^rgb\(/);
    expect(color).toMatch(/^rgb\(/);
    expect(color).not.toBe(backgroundColor);
  });
}

test("the carousel says that the search narrows it, and shows all case studies again", async ({
  page,
}) => {
  await openPage(page, "/");
  const section = page.locator("#case-study");
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole("button", { name: "Next case study" })).toBeVisible();
  const item = section.locator("[role=group]:not([inert]) article").first();
  const widthBefore = (await item.boundingBox())?.width;
  expect(widthBefore).toBeGreaterThan(0);

  await page.keyboard.press("/");
  await type(page, "healthcare");
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await expect(section.locator("h3")).toHaveText(["Healthcare Platform"]);
  await expect(section.getByRole("status").filter({ hasText: "healthcare" })).toBeVisible();
  expect((await item.boundingBox())?.width).toBeCloseTo(widthBefore ?? 0, 0);

  await section.getByRole("button", { name: "Show all case studies" }).click();
  await expect(section.getByRole("button", { name: "Next case study" })).toBeVisible();
  await expect(section).toContainText("SaaS Product Launch");
  await expect(section.getByRole("status").filter({ hasText: "healthcare" })).toHaveCount(0);
  await expect(section.locator(":focus").getByRole("group").first()).toBeVisible();
});
