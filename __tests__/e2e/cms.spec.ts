/** The CMS that `npm run cms` starts, in a browser, on a copy of the content. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { findContentProblems } from "../../src/content-check/content-problems";
import { type RunningCms, startCms } from "../setup/cms";
import { choosePicture, expand, fillIn, item, publish, save } from "./cms-editor";
import { diff, differences } from "./differences";

let cms: RunningCms;

const read = (path: string) => readFileSync(join(cms.project, "content", path), "utf8");

/** Opens a file in the CMS. */
async function openEntry(page: Page, entry: string): Promise<void> {
  await page.goto(`${cms.url}/admin/#/collections/${entry}`);
  await expect(page.getByRole("link", { name: /Writing in/ })).toBeVisible();
}

test.describe.serial("an editor", () => {
  test.beforeAll(async () => {
    cms = await startCms();
  });
  test.afterAll(() => cms.stop());

  test("a heading is changed, and nothing else in its file", async ({ page }) => {
    const before = read("pages/home.json");
    await openEntry(page, "pages/entries/HomePage");
    await page.getByLabel("Heading").first().fill("Tailored to you");
    await save(page);
    expect(diff(before, read("pages/home.json"))).toEqual([
      expect.stringMatching(/^-"heading": /),
      '+"heading": "Tailored to you",',
    ]);
  });

  test("a picture and its description are changed together", async ({ page }) => {
    const before = read("team.json");
    const file = test.info().outputPath("portrait.jpg");
    // As a phone takes it: too large, and lying on its side.
    const portrait = sharp("content/images/team-2.jpg").resize(6000, 3000);
    await portrait.withMetadata({ orientation: 6 }).toFile(file);
    const heic = { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
    await openEntry(page, "site/entries/Team");
    await expand(page, 0);
    await page.getByRole("button", { name: "Choose different image" }).click();
    await page.getByLabel("Upload").setInputFiles(heic);
    await expect(page.getByRole("alert")).toContainText("IMG_1.HEIC is an HEIC photo");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByLabel("Upload").setInputFiles(file);
    await page.getByRole("button", { name: "Choose selected" }).click();
    await page.getByLabel("Description of the picture").first().fill("A new portrait.");
    await save(page);
    expect(diff(before, read("team.json"))).toEqual([
      '-"image": "./images/team-1.jpg",',
      expect.stringMatching(/^-"imageAlt": /),
      '+"image": "./images/portrait.jpg",',
      '+"imageAlt": "A new portrait.",',
    ]);
    const stored = await sharp(join(cms.project, "content/images/portrait.jpg")).metadata();
    expect([stored.width, stored.height, stored.orientation]).toEqual([2500, 5000, undefined]);
  });

  test("testimonials change places", async ({ page }) => {
    const before: { items: { id: string }[] } = JSON.parse(read("testimonials.json"));
    await openEntry(page, "site/entries/Testimonials");
    const handle = (index: number) => item(page, index).locator("[aria-roledescription=sortable]");
    // While its list is still settling, the CMS misses a drag.
    await expect(async () => {
      await handle(0).hover();
      await page.mouse.down();
      await handle(1).hover({ force: true });
      await handle(1).hover({ force: true, position: { x: 5, y: 15 } });
      await page.mouse.up();
      await expect(page.getByRole("link", { name: /Unsaved Changes/ })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await handle(1).press("ArrowDown");
    await expect(handle(2)).toBeFocused();
    await handle(2).press("ArrowUp");
    await handle(1).press("ArrowDown");
    await save(page);
    const [first, second, third, ...others] = before.items;
    const items = [second, third, first, ...others];
    expect(JSON.parse(read("testimonials.json"))).toEqual({ ...before, items });
  });

  test("a member of the team is added", async ({ page }) => {
    const before = read("team.json");
    await openEntry(page, "site/entries/Team");
    await page.getByRole("button", { name: "Add member" }).click();
    const fill = fillIn.bind(undefined, page);
    await fill("Id", "robin-new");
    await fill("Name", "Robin New");
    await fill("Role", "Fractional Finance Consultant");
    await choosePicture(page, "team-2");
    await fill("Description of the picture", "A portrait.");
    await fill("Profile on LinkedIn", "https://www.linkedin.com/in/robin-new");
    await save(page);
    const { members }: { members: object[] } = JSON.parse(read("team.json"));
    expect(members.find((member) => "id" in member && member.id === "robin-new")).toEqual({
      id: "robin-new",
      name: "Robin New",
      title: "Fractional Finance Consultant",
      image: "./images/team-2.jpg",
      imageAlt: "A portrait.",
      linkedin: "https://www.linkedin.com/in/robin-new",
    });
    expect(diff(before, read("team.json")).filter((line) => line.startsWith("-"))).toEqual([]);
  });

  test("a service is added", async ({ page }) => {
    await page.goto(`${cms.url}/admin/#/collections/Service/new`);
    const fill = fillIn.bind(undefined, page);
    await fill("Name", "finance");
    await fill("Title", "Finance consultancy | CONaaS");
    await fill("Description", "Fractional finance consultants.");
    await fill("Title", "Finance", 1);
    await fill("Heading", "Figures you can plan with");
    await fill("Text", "One paragraph.\nAnother one.");
    await page.getByRole("combobox", { name: "Icon" }).fill("target");
    await page.keyboard.press("Enter");
    await choosePicture(page, "who-we-are");
    await fill("Description of the picture", "Steps.");
    await fill("Heading", "Outcomes", 1);
    await page.getByRole("button", { name: "Add outcome" }).click();
    await fill("Figure", "3");
    await fill("Label", "figures a week");
    await fill("Heading", "How we work", 2);
    await page.getByRole("button", { name: "Add step" }).click();
    await fill("Title", "Listen", 2);
    await fill("Time", "Days 1–20");
    await fill("Description", "We read your books.", 1);
    await save(page);
    const path = join(cms.project, "content/services/finance.json");
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({
      $schema: "../.schemas/services.json",
      name: "finance",
      content: "One paragraph.\nAnother one.",
      icon: "target",
      image: "../images/who-we-are.jpg",
      outcomes: { items: [{ figure: "3", label: "figures a week" }] },
    });
  });

  test("that and nothing else is changed, and the build accepts it", () => {
    const edited = join(cms.project, "content");
    expect(findContentProblems(edited)).toEqual([]);
    expect(differences("content", edited)).toEqual([
      "images/portrait.jpg",
      "pages/home.json",
      "services/finance.json",
      "team.json",
      "testimonials.json",
    ]);
  });
});

test.describe("on the content as it is", () => {
  // In one worker, with one CMS: what a test writes, it deletes again.
  test.describe.configure({ mode: "default" });
  test.beforeAll(async () => {
    cms = await startCms();
  });
  test.afterAll(async () => cms.stop());

  test("a service is deleted", async ({ page }) => {
    const path = join(cms.project, "content/services/finance.json");
    const text = read("services/strategy.json").replace('"name": "strategy"', '"name": "finance"');
    writeFileSync(path, text);
    await openEntry(page, "Service/entries/finance");
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Delete entry" }).click();
    await expect.poll(() => existsSync(path)).toBe(false);
  });

  test("an item is removed from a list only after a question", async ({ page }) => {
    await openEntry(page, "site/entries/Team");
    const count = page.getByText(/^\d+ members$/);
    const before = await count.innerText();
    const remove = () => item(page, 0).getByRole("button").last().click();
    page.once("dialog", (dialog) => void dialog.dismiss());
    await remove();
    await expect(count).toHaveText(before);
    page.once("dialog", (dialog) => void dialog.accept());
    await remove();
    await expect(count).not.toHaveText(before);
  });

  test("a text is found wherever it is, and leads to its entry", async ({ page }) => {
    const { members }: { members: { name: string }[] } = JSON.parse(read("team.json"));
    await page.goto(`${cms.url}/admin/#/collections/Service`);
    const search = page.getByRole("combobox", { name: "Search all texts" });
    await search.focus();
    // The browser itself lists the texts, in a list that tests cannot reach.
    const name = members.at(-1)?.name ?? "";
    const option = page.locator("#all-texts option", { hasText: `${name} (Team – Members, ` });
    await expect(option).toHaveCount(1);
    await search.fill((await option.textContent()) ?? "");
    await expect(item(page, 0)).toBeVisible();
    await expect(search).toBeHidden();
    await expect(page.getByText("Check for Preview")).toBeHidden();
  });

  test("what the content check refuses is not written, and the CMS says why until it is dismissed", async ({
    page,
  }) => {
    const before = read("team.json");
    await openEntry(page, "site/entries/Team");
    await expand(page, 0);
    const id = page.getByLabel("Id", { exact: true }).first();
    const box = page.getByRole("alert").filter({ hasText: "Nothing was published" });
    const lines = box.getByRole("listitem");
    await id.fill("");
    await publish(page);
    await expect(lines).toHaveText(["Members, first: Id – fill it in"]);
    await id.fill("sam-sample");
    await expand(page, 0);
    await publish(page);
    await expect(lines).toHaveText([
      /^Members, second: Id – expected a value that no other item has/,
    ]);
    expect(read("team.json")).toBe(before);
    await box.getByRole("button", { name: "Dismiss" }).click();
    await expect(box).toBeHidden();
  });

  test("a new entry says everything that is missing", async ({ page }) => {
    await page.goto(`${cms.url}/admin/#/collections/Service/new`);
    await fillIn(page, "Heading", "Figures");
    await publish(page);
    const lines = page.getByRole("alert").getByRole("listitem");
    await expect(lines.filter({ hasText: "Name – fill it in" })).toBeVisible();
    await expect(lines.filter({ hasText: "Picture – choose a picture" })).toBeVisible();
    await expect(lines.filter({ hasText: "add at least one outcome" })).toBeVisible();
  });

  test("what was changed elsewhere is not overwritten", async ({ page }) => {
    const before = read("pages/home.json");
    await openEntry(page, "pages/entries/HomePage");
    await page.getByLabel("Heading").first().fill("<b>Typed here</b>");
    await save(page);
    await expect(
      page.getByRole("alert").filter({ hasText: "HTML is shown as typed" }),
    ).toBeVisible();
    const byHand = read("pages/home.json").replace("<b>Typed here</b>", "Typed elsewhere");
    writeFileSync(join(cms.project, "content/pages/home.json"), byHand);
    await fillIn(page, "Lead", "Typed here again");
    await publish(page);
    await expect(
      page.getByRole("alert").filter({ hasText: "was changed since you opened it" }),
    ).toBeVisible();
    expect(read("pages/home.json")).toBe(byHand);
    await expect(page.getByText("Typed here again").first()).toBeVisible();
    writeFileSync(join(cms.project, "content/pages/home.json"), before);
  });

  test("an address that is typed opens its entry, which is the one that is published", async ({
    page,
  }) => {
    const [team, messages] = [read("testimonials.json"), read("forms/messages.json")];
    mkdirSync(join(cms.project, "content/images/new-folder"));
    await openEntry(page, "forms/entries/FormMessages");
    await page.evaluate(() => location.assign("#/collections/site/entries/Testimonials"));
    await expect(item(page, 0)).toBeVisible();
    await expand(page, 0);
    await page.getByLabel("Quote", { exact: true }).first().fill("Published here.");
    await save(page);
    expect(read("testimonials.json")).not.toBe(team);
    expect(read("forms/messages.json")).toBe(messages);
    writeFileSync(join(cms.project, "content/testimonials.json"), team);
  });

  test("the CMS asks nobody but its own server, and breaks no rule of its policy", async ({
    page,
  }) => {
    const foreign: string[] = [];
    const refused: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(cms.url) && !/^(data|blob):/.test(url)) foreign.push(url);
    });
    page.on("console", (message) => {
      if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
    });
    await openEntry(page, "pages/entries/HomePage");
    const picture = page.locator("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
    expect(foreign).toEqual([]);
    expect(refused).toEqual([]);
  });
});
