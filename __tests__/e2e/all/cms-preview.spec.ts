/** The preview in the CMS that `npm run cms` starts, on a copy of the content. */
import { cpSync } from "node:fs";
import { expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import testimonials from "../../../content/testimonials.json";
import fontMetrics from "../../../src/theme/font-metrics.json";
import { paletteOf } from "../../../src/theme/tokens";
import { portrait } from "../../setup/content-copy";
import { type RunningCms, startCms } from "../../setup/cms";
import { fromHex } from "../../setup/contrast";
import { enquiryWords } from "../../setup/form-words";
import { service } from "../../setup/services";
import { enterCms, expand, openEntry } from "./cms-editor";

let cms: RunningCms;
/** One visit of one editor, who saves nothing. */
let page: Page;
let faults: string[];
let preview: FrameLocator;

test.describe.configure({ mode: "default" });
test.beforeAll(async ({ browser }) => {
  cms = await startCms();
  ({ page, faults } = await enterCms(browser, cms.url, "preview"));
  preview = page.frameLocator("#preview-pane");
});
test.afterAll(() => cms.stop());
test.afterEach(() => {
  // The calendar is a third party's, which the policy of the CMS does not allow.
  expect(faults.filter((fault) => !fault.startsWith("Framing "))).toEqual([]);
});

/** Opens a file in the CMS, and waits for its preview, which is bundled when it is first opened. */
async function open(entry: string): Promise<void> {
  await openEntry(page, entry);
  await expect(preview.getByRole("main")).toBeVisible({ timeout: 60_000 });
}

/** The first field with a label. */
const field = (label: string) => page.getByRole("textbox", { name: label, exact: true }).first();

const pageHeading = () => preview.getByRole("heading", { level: 1 });

/** The page has a live region of its own, which is empty. */
const problem = () => preview.locator("p[aria-live]").filter({ hasText: "Not shown yet" });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

const naturalWidth = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

/** A colour of the theme as browsers compute it. */
const rgb = (hex: string) => `rgb(${fromHex(hex).join(", ")})`;

test("the home page is shown as it will be, with the theme", async () => {
  await open("pages/entries/HomePage");
  await page.getByText("Top of the page").scrollIntoViewIfNeeded();
  await field("Lead").fill("A lead that is being typed.");
  await expect(preview.getByText("A lead that is being typed.")).toBeVisible();
  const heading = pageHeading();
  expect(await styleOf(heading, "color")).toBe(rgb(paletteOf("light").onPicture));
  expect(await styleOf(heading, "font-family")).toContain(fontMetrics.display.name);
  const body = preview.locator("body");
  expect(await styleOf(body, "background-color")).toBe(rgb(paletteOf("light").surface));
  await expect.poll(() => naturalWidth(preview.getByRole("img").first())).toBeGreaterThan(1000);
  await preview.getByRole("switch").first().click();
  await expect.poll(() => styleOf(body, "background-color")).toBe(rgb(paletteOf("dark").surface));
});

test("a service follows what is typed", async () => {
  await open(`Service/entries/${service.name}`);
  await field("Heading").fill("A service, typed");
  await expect(pageHeading()).toHaveText("A service, typed");
});

if (testimonials.items.length > 0) {
  test("testimonials follow what is typed", async () => {
    await open("site/entries/Testimonials");
    await expect(preview.getByRole("blockquote").first()).toBeInViewport();
    await expand(page, 0);
    await field("Quote").fill("A quote, typed.");
    await expect(preview.getByText("“A quote, typed.”")).toBeVisible();
  });
}

test("what the page cannot show leaves it as it was, until it can", async () => {
  await open("pages/entries/ServicePage");
  await page.getByRole("button", { name: /^Add service/ }).click();
  await expect(problem()).toContainText("Not shown yet: ");
  await expect(pageHeading()).toBeVisible();
  await page.getByRole("combobox").last().fill(service.title);
  await page.getByRole("option", { name: service.title, exact: true }).click();
  await expect(problem()).toBeHidden();
});

test("a picture that was just uploaded is shown before it is saved", async () => {
  const file = test.info().outputPath("portrait.jpg");
  cpSync(portrait, file);
  await open("site/entries/Team");
  await expand(page, 0);
  await page.getByRole("button", { name: "Choose different image" }).click();
  await page.getByLabel("Upload").setInputFiles(file);
  await page.getByRole("button", { name: "Choose selected" }).click();
  const uploaded = preview.locator("img[src^='blob:']");
  await expect.poll(() => naturalWidth(uploaded)).toBe(960);
});

test("a new service has a preview from its first letter", async () => {
  await open("Service/new");
  await field("Heading").fill("Figures you can plan with");
  await expect(pageHeading()).toHaveText("Figures you can plan with");
});

test("links lead nowhere, and forms send nothing", async () => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().endsWith("/admin/api")) {
      sent.push(request.url());
    }
  });
  await open("pages/entries/ContactUsPage");
  const heading = await pageHeading().innerText();
  await preview.getByRole("navigation").getByRole("link").first().click();
  await preview.getByLabel(enquiryWords.label("name"), { exact: true }).first().fill("Robin");
  await preview.locator("form button[type=submit]").first().click();
  await expect(pageHeading()).toHaveText(heading);
  expect(page.context().pages()).toHaveLength(1);
  expect(sent).toEqual([]);
});
