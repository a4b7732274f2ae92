/** The preview in the CMS that `npm run cms` starts, on a copy of the content. */
import { cpSync } from "node:fs";
import { expect, type FrameLocator, type Locator, type Page, test } from "@playwright/test";
import { palettes } from "../../src/theme/tokens";
import { type RunningCms, startCms } from "../setup/cms";

let cms: RunningCms;
/** Requests to others, and what the browser's console has to say about errors. */
let faults: string[];

// In one worker, because the preview is bundled for each start of the CMS. No test saves anything.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  cms = await startCms();
});
test.afterAll(async () => cms.stop());

test.beforeEach(({ page }) => {
  faults = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(cms.url) && !/^(data|blob):/.test(url)) faults.push(url);
  });
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  // That there are unsaved changes.
  page.on("dialog", (dialog) => void dialog.accept());
  page.on("pageerror", (error) => faults.push(error.message));
});
test.afterEach(() => {
  expect(faults).toEqual([]);
});

/** Opens a file in the CMS. @returns its preview */
async function openEntry(page: Page, entry: string): Promise<FrameLocator> {
  await page.goto("about:blank");
  await page.goto(`${cms.url}/admin/#/collections/${entry}`);
  const preview = page.frameLocator("#preview-pane");
  // The preview is bundled when it is first opened.
  await expect(preview.getByRole("main")).toBeVisible({ timeout: 60_000 });
  return preview;
}

/** The first field with a label. */
const field = (page: Page, label: string) =>
  page.getByRole("textbox", { name: label, exact: true }).first();

const pageHeading = (preview: FrameLocator) => preview.getByRole("heading", { level: 1 });

const problem = (preview: FrameLocator) => preview.locator("body > div > p[role=status]");

const styleOf = (element: Locator, property: string) =>
  element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

const naturalWidth = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

/** A colour of the theme as browsers compute it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

test("the home page is shown as it will be, with the theme", async ({ page }) => {
  const preview = await openEntry(page, "pages/entries/HomePage");
  await page.getByText("Top of the page").scrollIntoViewIfNeeded();
  await field(page, "Lead").fill("A lead that is being typed.");
  await expect(preview.getByText("A lead that is being typed.")).toBeVisible();
  const heading = pageHeading(preview);
  expect(await styleOf(heading, "color")).toBe(rgb(palettes.light.onPicture));
  expect(await styleOf(heading, "font-family")).toContain("Fraunces");
  const body = preview.locator("body");
  expect(await styleOf(body, "background-color")).toBe(rgb(palettes.light.surface));
  await expect.poll(() => naturalWidth(preview.getByRole("img").first())).toBeGreaterThan(1000);
  await preview.getByRole("switch").first().click();
  await expect.poll(() => styleOf(body, "background-color")).toBe(rgb(palettes.dark.surface));
});

test("about us, a service and testimonials follow what is typed", async ({ page }) => {
  const about = await openEntry(page, "pages/entries/AboutUsPage");
  await field(page, "Lead").fill("About us, typed.");
  await expect(about.getByText("About us, typed.")).toBeVisible();

  const service = await openEntry(page, "Service/entries/marketing");
  await field(page, "Heading").fill("Marketing, typed");
  await expect(pageHeading(service)).toHaveText("Marketing, typed");

  const testimonials = await openEntry(page, "site/entries/Testimonials");
  await expect(testimonials.getByRole("blockquote").first()).toBeInViewport();
  await page.locator("[class*=ListItemTopBar]").first().getByRole("button").first().click();
  await field(page, "Quote").fill("A quote, typed.");
  await expect(testimonials.getByText("“A quote, typed.”")).toBeVisible();
});

test("forms, dialogs and pages without an address are shown, at the text that is edited", async ({
  page,
}) => {
  const appointment = await openEntry(page, "forms/entries/ExpertAppointmentForm");
  await field(page, "Lead").fill("An expert, typed.");
  await expect(appointment.getByText("An expert, typed.")).toBeInViewport();

  for (const entry of ["site/entries/SearchText", "site/entries/SchedulingText"]) {
    const dialog = (await openEntry(page, entry)).getByRole("dialog");
    await field(page, "Title").fill("A dialog, typed");
    await expect(dialog.getByRole("heading").first()).toHaveText("A dialog, typed");
  }

  // The calendar is a third party's, which the policy of the CMS does not allow.
  faults = faults.filter((fault) => !fault.startsWith("Framing "));

  for (const entry of [
    "pages/entries/NotFoundPage",
    "pages/entries/ErrorScreen",
    "forms/entries/FormMessages",
  ]) {
    const preview = await openEntry(page, entry);
    await field(page, "Lead").fill("A page, typed");
    await expect(preview.getByText("A page, typed")).toBeVisible();
  }

  const home = await openEntry(page, "pages/entries/HomePage");
  await field(page, "Heading").fill("Far below the top, typed");
  await expect(home.getByText("Far below the top, typed")).toBeInViewport();
});

test("an emptied heading leaves the rest of the page, and the reason is shown", async ({
  page,
}) => {
  const preview = await openEntry(page, "Service/entries/marketing");
  await field(page, "Heading").fill("");
  await expect(problem(preview)).toHaveText("Heading – fill it in");
  await expect(pageHeading(preview)).toHaveText("");
  await expect(preview.getByRole("contentinfo")).toBeAttached();
  await field(page, "Heading").fill("Marketing again");
  await expect(pageHeading(preview)).toHaveText("Marketing again");
  await expect(problem(preview)).toBeHidden();
});

test("what the page cannot show leaves it as it was, until it can", async ({ page }) => {
  const preview = await openEntry(page, "pages/entries/ServicePage");
  await page.getByRole("button", { name: /^Add service/ }).click();
  await expect(problem(preview)).toContainText("Not shown yet: ");
  await expect(pageHeading(preview)).toBeVisible();
  await page.getByRole("combobox").last().fill("Marketing");
  await page.getByRole("option", { name: "Marketing" }).click();
  await expect(problem(preview)).toBeHidden();
});

test("a picture that was just uploaded is shown before it is saved", async ({ page }) => {
  const file = test.info().outputPath("portrait.jpg");
  cpSync("content/images/hero.jpg", file);
  const preview = await openEntry(page, "site/entries/Team");
  await page.locator("[class*=ListItemTopBar]").first().getByRole("button").first().click();
  await page.getByRole("button", { name: "Choose different image" }).click();
  await page.getByLabel("Upload").setInputFiles(file);
  await page.getByRole("button", { name: "Choose selected" }).click();
  const uploaded = preview.locator("img[src^='blob:']");
  await expect.poll(() => naturalWidth(uploaded)).toBeGreaterThan(1000);
});

test("a new service has a preview from its first letter", async ({ page }) => {
  const preview = await openEntry(page, "Service/new");
  await field(page, "Heading").fill("Figures you can plan with");
  await expect(pageHeading(preview)).toHaveText("Figures you can plan with");
  await expect(problem(preview)).toHaveText("Name – fill it in");
});

test("links lead nowhere, and forms send nothing", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().endsWith("/admin/api")) {
      sent.push(request.url());
    }
  });
  const preview = await openEntry(page, "pages/entries/ContactUsPage");
  const heading = await pageHeading(preview).innerText();
  await preview.getByRole("navigation").getByRole("link").first().click();
  await preview.getByLabel("Name").first().fill("Robin");
  await preview.locator("form button[type=submit]").first().click();
  await expect(pageHeading(preview)).toHaveText(heading);
  expect(page.context().pages()).toHaveLength(1);
  expect(sent).toEqual([]);
});
