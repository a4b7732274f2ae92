/** The steps of an editor in the CMS. */
import { type Browser, expect, type Page } from "@playwright/test";

/**
 * A page in which the CMS is open, and what nobody should have to see in it: requests to others, refusals, errors.
 * @param pane what it shows beside the fields; the preview takes most of its time
 */
export async function enterCms(browser: Browser, url: string, pane: "preview" | "none") {
  const page = await browser.newPage();
  await page.addInitScript((shown) => localStorage.setItem("cms.right-pane", shown), pane);
  const faults: string[] = [];
  page.on("request", (request) => {
    const isOwn = request.url().startsWith(url) || /^(data|blob):/.test(request.url());
    if (!isOwn) faults.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  const asked: string[] = [];
  // Why nothing was published, that there are unsaved changes, or that something is to be deleted.
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await page.goto(`${url}/admin/`);
  await expect(page.getByRole("link", { name: "Services" }).first()).toBeVisible();
  return { page, faults, asked };
}

/** Opens a file by way of its collection, as an editor does: to enter the CMS again takes seconds. */
export async function openEntry(page: Page, entry: string): Promise<void> {
  const [collection] = entry.split("/");
  const isInEntry = page.getByRole("link", { name: /Writing in/ });
  for (const address of [collection, entry]) {
    await page.evaluate((hash) => location.assign(hash), `#/collections/${address}`);
    await expect(isInEntry).toBeVisible({ visible: address === entry });
  }
}

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
async function choosePicture(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Choose an image" }).first().click();
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

/** What an item of a list is dragged by. */
const handleOf = (page: Page, index: number) =>
  item(page, index).locator("[aria-roledescription=sortable]");

/** Drags the first item below the second. While its list is still settling, the CMS misses a drag. */
export async function moveFirstDown(page: Page): Promise<void> {
  await expect(async () => {
    await handleOf(page, 0).hover();
    await page.mouse.down();
    await handleOf(page, 1).hover({ force: true });
    await handleOf(page, 1).hover({ force: true, position: { x: 5, y: 15 } });
    await page.mouse.up();
    await expect(page.getByRole("link", { name: /Unsaved Changes/ })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
}

/** Fills in everything about a new member of the team. */
export async function describeMember(page: Page): Promise<void> {
  const fill = fillIn.bind(undefined, page);
  await fill("Id", "robin-new");
  await fill("Name", "Robin New");
  await fill("Role", "Fractional Finance Consultant");
  await choosePicture(page, "own-portrait");
  await fill("Description of the picture", "A portrait.");
  await fill("Profile on LinkedIn (optional)", "https://www.linkedin.com/in/robin-new");
}

/** Fills in everything that a new service needs but its heading. */
export async function describeService(page: Page, name: string): Promise<void> {
  const fill = fillIn.bind(undefined, page);
  await fill("Name", name);
  await fill("Title", "Finance consultancy | {company}");
  await fill("Description", "Fractional finance consultants.");
  await fill("Title", "Finance", 1);
  await fill("Text", "One paragraph.\nAnother one.");
  await page.getByRole("combobox", { name: "Icon" }).fill("target");
  await page.keyboard.press("Enter");
  await choosePicture(page, "own-portrait");
  await fill("Description of the picture", "Steps.");
  await fill("Heading", "Outcomes", 1);
  await page.getByRole("button", { name: "Add outcome" }).click();
  await fill("Figure", "3");
  await fill("Label", "figures a week");
  await fill("Heading", "How we work", 2);
  await page.getByRole("button", { name: "Add step" }).click();
  await fill("Title", "Listen", 2);
  await page.getByRole("spinbutton", { name: "First day" }).fill("1");
  await page.getByRole("spinbutton", { name: "Last day" }).fill("20");
  await fill("Description", "We read your books.", 1);
}
