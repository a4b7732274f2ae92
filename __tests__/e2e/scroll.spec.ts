/** Where a page is scrolled to after a link, a reload, Back and Forward, and with a fragment. */
import { expect, type Page, test } from "@playwright/test";
import { hasLegal, legalDocument, legalPath } from "../setup/legal";
import { routes } from "../setup/routes";
import { service } from "../setup/services";
import { linkTo, words } from "../setup/words";
import { holdBack, hydrated, openPage, painted, scrollPageTo, scrollPosition } from "./site";

/** Records the scroll position of every frame, in this and each later document. */
async function recordPositions(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const record = () => {
      positions.push(Math.round(scrollY));
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return () => page.evaluate("window.positions");
}

/** Reloads the page and waits for the frames after hydration, which nothing may scroll. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
  await painted(page);
}

const expectTitle = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

test("a listed page starts at the top after a reload, without a jump, and Back leads there", async ({
  page,
}) => {
  const positions = await recordPositions(page);
  const listed = ["/service", "/case-study", "/terms-of-service", "/privacy-policy", "/contact-us"];
  for (const path of listed.filter((each) => routes.includes(each))) {
    await openPage(page, path);
    await scrollPageTo(page, 300);
    await reload(page);
    expect(new Set(await positions()), path).toEqual(new Set([0]));
  }
  await page.getByRole("banner").getByRole("link", { name: words.company.name }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expectTitle(page, words.contactUs.title);
  await page.waitForTimeout(300);
  expect(await scrollPosition(page)).toBe(0);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
});

test("any other page keeps its position after a reload, without a second jump", async ({
  page,
}) => {
  const positions = await recordPositions(page);
  await openPage(page, "/about-us");
  await scrollPageTo(page, 700);
  await reload(page);
  // On a busy machine the browser paints a first frame before it restores the position.
  expect((await positions()).join(" ")).toMatch(/^(0 )*(700 ?)+$/);
});

test("the ball inks the scale of days as far as it has come", async ({ page }) => {
  await openPage(page, "/");
  // The window over the line in ink, and the ball at the end of a box of its own.
  const [passed, ball] = await page
    .locator("main [data-scale=filled]")
    .first()
    .evaluate(async (line) => {
      const scale = line.closest("div");
      if (!scale) throw new Error("No scale");
      scrollTo({ top: scale.getBoundingClientRect().top - innerHeight * 0.7, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const { left, width } = scale.getBoundingClientRect();
      const [ink, box] = Array.from(scale.children, (part) => part.getBoundingClientRect()).slice(
        -2,
      );
      return [ink, box].map((part) => ((part?.right ?? 0) - left) / width);
    });
  expect(passed).toBeGreaterThan(0.05);
  expect(passed).toBeLessThan(0.95);
  // The ball's middle is half its width before the end of its box.
  expect(Math.abs((ball ?? 0) - (passed ?? 0))).toBeLessThan(0.03);
});

test("on a phone the ball comes down beside the steps, at one height of the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openPage(page, `/services/${service.name}`);
  const line = page.locator("main div:has(> ul:has(h3)) > [aria-hidden]").first();
  for (const part of [0.25, 0.75]) {
    const ends = await line.evaluate(async (box, ratio) => {
      const { top, height } = box.getBoundingClientRect();
      const atReadingHeight = scrollY + top + height * ratio - innerHeight * 0.6;
      scrollTo({ top: atReadingHeight, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const ends = Array.from(box.children, (each) => each.getBoundingClientRect().bottom);
      return ends.map((bottom) => bottom - innerHeight * 0.6);
    }, part);
    expect(ends).toHaveLength(2);
    // The end of the ink, and that of the ball, which is as high as this.
    for (const end of ends) expect(Math.abs(end)).toBeLessThan(22);
  }
});

if (hasLegal)
  test("Back and Forward within the site restore the position", async ({ page }) => {
    await openPage(page, "/service");
    const link = page
      .getByRole("contentinfo")
      .getByRole("link", { name: linkTo(legalPath, "legal") });
    await link.scrollIntoViewIfNeeded();
    const position = await scrollPosition(page);
    expect(position).toBeGreaterThan(500);
    await scrollPageTo(page, position);
    await link.click();
    await expectTitle(page, legalDocument.title);
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await scrollPageTo(page, 300);
    for (let turn = 0; turn < 2; turn += 1) {
      await page.goBack();
      await expectTitle(page, words.servicePage.title);
      await expect.poll(() => scrollPosition(page)).toBe(position);
      await page.goForward();
      await expectTitle(page, legalDocument.title);
      await expect.poll(() => scrollPosition(page)).toBe(300);
    }
  });

if (hasLegal)
  test("Back after a jump within the page restores the position, and Forward leads there again", async ({
    page,
  }) => {
    for (const come of ["by its address", "by a link"]) {
      if (come === "by its address") {
        await openPage(page, legalPath);
      } else {
        await openPage(page, "/service");
        const footer = page.getByRole("contentinfo");
        await footer.getByRole("link", { name: linkTo(legalPath, "legal") }).click();
        await expectTitle(page, legalDocument.title);
      }
      for (const press of ["click", "Enter"] as const) {
        await scrollPageTo(page, 300);
        const entry = page
          .getByRole("main")
          .getByRole("navigation")
          .last()
          .getByRole("link")
          .nth(4);
        if (press === "click") await entry.click();
        else await entry.press(press);
        await expect.poll(() => scrollPosition(page)).toBeGreaterThan(600);
        await painted(page);
        const place = await scrollPosition(page);
        await page.goBack();
        await expect.poll(() => scrollPosition(page)).toBe(300);
        await page.goForward();
        await expect.poll(() => scrollPosition(page)).toBe(place);
        await page.goBack();
        await expect.poll(() => scrollPosition(page)).toBe(300);
      }
    }
  });

test("Back from another site restores the position at once, and only then", async ({ page }) => {
  await openPage(page, "/about-us");
  await reload(page);
  await scrollPageTo(page, 500);
  await page.goto("about:blank");
  const letScriptsCome = await holdBack(page, "**/{app,framework,webpack-runtime}-*.js");
  await page.goBack({ waitUntil: "commit" });
  // Chromium keeps what is read in its place, which a late font moves by some pixels.
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(480);
  // Before the first paint Chromium ignores the wheel.
  await painted(page);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scrollPosition(page)).toBeLessThan(320);
  letScriptsCome();
  await hydrated(page);
  await painted(page);
  expect(Math.abs((await scrollPosition(page)) - 300)).toBeLessThan(20);
});

test("an address with a fragment leads there on load, and a reload keeps the place", async ({
  page,
}) => {
  await openPage(page, "/contact-us#appointment");
  const target = page.locator("#appointment");
  await expect(target).toBeInViewport();
  expect(await scrollPosition(page)).toBeGreaterThan(0);
  await scrollPageTo(page, 200);
  await reload(page);
  expect(await scrollPosition(page)).toBe(200);
});

test("while the home page is scrolled nothing fades in, and a dialog skips sections out of sight", async ({
  page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const isRendered = () =>
    page
      .locator("#get-in-touch h2")
      .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  await page.setViewportSize({ width: 1440, height: 720 });
  await openPage(page, "/");
  await expect.poll(isRendered).toBe(true);
  const full = await height();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(isRendered).toBe(false);
  expect(await height()).toBe(full);
  await page.keyboard.press("Escape");
  await expect.poll(isRendered).toBe(true);

  const faded = await page.evaluate(async () => {
    const found = new Set<string>();
    for (let y = 0; y < document.body.scrollHeight; y += 150) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
      for (const element of document.querySelectorAll("[data-rise]"))
        if (getComputedStyle(element).opacity !== "1") found.add(element.textContent.slice(0, 40));
    }
    return [...found];
  });
  expect(faded).toEqual([]);
});

if (hasLegal)
  test("the table of contents of a legal page fits into a low window", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await openPage(page, legalPath);
    await scrollPageTo(page, 900);
    const list = page.getByRole("navigation", { name: words.labels.onThisPage });
    const bottom = await list.evaluate((it) => it.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(420);
    await list.getByRole("link").last().focus();
    await expect(list.getByRole("link").last()).toBeInViewport({ ratio: 0.99 });
  });

if (hasLegal)
  test("the contents of a legal text mark the section that is being read", async ({ page }) => {
    await openPage(page, legalPath);
    const contents = page.getByRole("navigation", { name: words.labels.onThisPage });
    const current = contents.locator("[aria-current=location]");
    await expect(current).toHaveCount(0);
    const jumpTo = (id: string, line: "start" | "end") =>
      page.evaluate(
        ([id, line]) => {
          const section = document.getElementById(id)?.getBoundingClientRect();
          if (!section) return;
          // Just below the section's end, where none begins yet.
          const y = line === "start" ? section.top : section.bottom + 10 - innerHeight / 4;
          scrollBy({ top: y, behavior: "instant" });
        },
        [id, line] as const,
      );
    for (const line of ["start", "end"] as const)
      for (const { id } of legalDocument.sections.slice(0, 3).reverse()) {
        await jumpTo(id, line);
        await expect(current).toHaveAttribute("href", `#${id}`);
        await expect(current).toHaveCount(1);
      }
  });
