/** Which pictures and fonts a page loads, and how it prints. */
import { expect, type Page, test } from "@playwright/test";
import { computeContrast } from "../setup/contrast";
import { enquiryWords } from "../setup/form-words";
import { service } from "../setup/services";
import { carouselMoves, words } from "../setup/words";
import { hasPage, openPage, phone } from "./site";

/** Whether the first picture that a page shows is the one within the page: its address, or its bytes if they are few. */
async function isFirstWithinPage(page: Page, route: string): Promise<boolean> {
  await openPage(page, route);
  const first = page.locator("main picture > img").first();
  await expect(first).toHaveJSProperty("complete", true);
  const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  const marked = await page
    .locator("source[data-within-page]")
    .first()
    .evaluate((source: HTMLSourceElement) => source.srcset.split(/ \d/)[0] ?? "");
  return shown.endsWith(marked);
}

/** Finds files with fewer pixels than the boxes that show them, although a larger file exists. */
async function findEnlarged(images: (HTMLElement | SVGElement)[]): Promise<string[]> {
  const found: string[] = [];
  for (const image of images) {
    if (!(image instanceof HTMLImageElement)) continue;
    image.loading = "eager";
    await image.decode();
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    const { width, height } = image.getBoundingClientRect();
    const scale = Math.max(width / file.naturalWidth, height / file.naturalHeight);
    const source = image.parentElement?.querySelector("source:not([media])");
    const widths = source?.getAttribute("srcset")?.match(/\d+(?=w)/g) ?? [];
    const hasLarger = widths.some((each) => Number(each) > file.naturalWidth);
    if (scale > 1.1 && hasLarger) found.push(`${file.src}: ${scale.toFixed(2)}`);
  }
  return found;
}

const pages = ["/", "/about-us", `/services/${service.name}`, "/case-study"].filter(hasPage);

test.describe("as prebuilt", () => {
  // Scripts change no picture, and take most of the time that a page needs.
  test.use({ javaScriptEnabled: false });

  test("no picture is enlarged that has a larger file", async ({ page }) => {
    for (const route of pages)
      for (const screen of [
        { width: 768, height: 1024 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(screen);
        // A browser keeps a larger file that it has, so the page is loaded for each screen.
        await page.goto(route);
        const images = page.locator("main picture > img");
        expect(await images.evaluateAll(findEnlarged), `${route} at ${screen.width} px`).toEqual(
          [],
        );
      }
  });
});

test("low screens show the home page's picture from its upper to its lower edge", async ({
  page,
}) => {
  await page.goto("/");
  const image = page.locator("main picture > img").first();
  for (const screen of [
    { width: 768, height: 800 },
    { width: 1366, height: 640 },
  ]) {
    await page.setViewportSize(screen);
    const cut = await image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      const { width, height } = element.getBoundingClientRect();
      return element.naturalHeight * (width / element.naturalWidth) - height;
    });
    expect(cut, `${screen.width} × ${screen.height} px`).toBeLessThanOrEqual(1);
  }
});

for (const [deviceScaleFactor, isWithin] of [
  [2, true],
  [3, false],
] as const)
  test.describe(`on a phone of ${deviceScaleFactor} pixels for each of CSS,`, () => {
    test.use({ viewport: phone, deviceScaleFactor });

    test(`the first picture is ${isWithin ? "the small one within the page" : "a sharper file"}`, async ({
      page,
    }) => {
      for (const route of ["/", `/services/${service.name}`])
        expect(await isFirstWithinPage(page, route), route).toBe(isWithin);
    });
  });

test("a picture that is still on its way is blurred, in the colours of the page", async ({
  page,
}) => {
  await page.route("**/*.{avif,jpg,jpeg,png}", (route) => route.abort());
  await page.goto("/service");
  const picture = page.locator("main picture > img").last();
  await expect(picture).toHaveCSS("background-image", /^url\("data:image\/webp;base64,/);
  await expect(picture).toHaveCSS("background-size", "cover");
});

test("opened by themselves, a drawing has its styles and runs no script, and a sound plays", async ({
  page,
  request,
}) => {
  const { "content-security-policy": policy = "" } = (await request.get("/icon.svg")).headers();
  const headers = { "content-security-policy": policy };
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><style>rect { fill: rgb(0, 128, 0) }</style>
    <rect width="9" height="9"/><script>document.documentElement.id = "ran"</script></svg>`;
  await page.route("/drawing.svg", (route) =>
    route.fulfill({ body: drawing, contentType: "image/svg+xml", headers }),
  );
  await page.goto("/drawing.svg");
  await expect(page.locator("rect")).toHaveCSS("fill", "rgb(0, 128, 0)");
  await expect(page.locator("svg")).not.toHaveId("ran");

  // A tenth of a second of silence.
  const sound = Buffer.alloc(844);
  sound.write("RIFF\u0044\u0003\0\0WAVEfmt \u0010\0\0\0\u0001\0\u0001\0", "latin1");
  sound.writeUInt32LE(8000, 24);
  sound.writeUInt32LE(8000, 28);
  sound.write("\u0001\0\u0008\0data\u0020\u0003\0\0", 32, "latin1");
  await page.route("/sound.wav", (route) =>
    route.fulfill({ body: sound, contentType: "audio/wav", headers }),
  );
  await page.goto("/sound.wav");
  await expect(page.locator("video")).toHaveJSProperty("readyState", 4);
});

test("a page loads two fonts, and all of Latin only for a character that they lack", async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on("response", (response) => {
    if (response.url().endsWith(".woff2")) fonts.add(response.url());
  });
  await openPage(page, "/contact-us");
  await expect.poll(() => fonts.size).toBe(2);
  await page.getByLabel(enquiryWords.label("messages"), { exact: true }).fill("éñøßÿÐ");
  await expect.poll(() => fonts.size).toBe(3);
});

test("pages print dark text only, with either theme on screen, and the whole carousel", async ({
  page,
}) => {
  // A4 within its margins, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1000 });
  const pale = async () => {
    const colours = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(h1, h2, h3, p, a, span, button)")]
        .filter((element) => element.getClientRects().length > 0 && element.textContent.trim())
        .map((element) => [element.textContent.slice(0, 40), getComputedStyle(element).color]),
    );
    return colours.filter(([, color = ""]) => {
      const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      return computeContrast(channels, [255, 255, 255]) < 4.5;
    });
  };
  for (const path of ["/about-us", `/services/${service.name}`, "/"]) {
    await openPage(page, path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ media: "screen", colorScheme });
      await expect(page.locator("body")).toHaveAttribute("data-theme", colorScheme);
      await page.emulateMedia({ media: "print" });
      // Colours change with a transition.
      await expect.poll(pale, `${path}, ${colorScheme}`).toEqual([]);
    }
  }
  if (!carouselMoves) return;
  const { heading, next } = words.carousel;
  const carousel = page.getByRole("group", { name: heading, exact: true });
  await page.emulateMedia({ media: "screen" });
  await page.locator("#case-study").scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: next }).click();
  await page.emulateMedia({ media: "print" });
  const titles = () =>
    carousel.evaluate((element) => {
      const frame = element.getBoundingClientRect();
      return [...element.querySelectorAll("h3")]
        .filter((title) => {
          const { left, right, width } = title.getBoundingClientRect();
          return width > 0 && left >= frame.left && right <= frame.right;
        })
        .map((title) => title.textContent);
    });
  const all = words.caseStudyHighlights.map(({ category }) => category);
  await expect.poll(titles).toEqual(all);
});

test("an open dialog is printed alone, without its button", async ({ page }) => {
  await openPage(page, "/service");
  await page.getByRole("button", { name: service.title, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: service.heading, exact: true });
  await expect(dialog.getByRole("button")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(dialog.getByRole("heading", { name: service.heading, exact: true })).toBeVisible();
  await expect(dialog.locator("button")).toBeHidden();
  await expect(page.locator("main")).toBeHidden();
});
