/** The case studies of the home page: going round, at both widths, by key, by finger and without a script. */
import { expect, type Page, test } from "@playwright/test";
import { interceptEverything, openPage, screens } from "./site";

const titles = [
  "E-commerce – Fashion Retailer",
  "SaaS Product Launch",
  "Healthcare Platform",
  "Another Case Study",
];

/** 767 and 768 stand on either side of the specification's border. */
const widths = [
  { width: 375, perView: 1, goesAllRound: true },
  { width: 767, perView: 1, goesAllRound: false },
  { width: 768, perView: 2, goesAllRound: false },
  { width: 1280, perView: 2, goesAllRound: true },
];

const carouselOf = (page: Page) => page.getByRole("group", { name: "Case Study", exact: true });
const move = (page: Page, way: "Previous" | "Next") =>
  carouselOf(page).getByRole("button", { name: `${way} case study` });

/** What is announced while the items with these places are in view, from 0. */
function positionOf(first: number, perView: number): string {
  if (perView === 1) return `Case studies ${first + 1} of 4`;
  return first === 3 ? "Case studies 4, 1 of 4" : `Case studies ${first + 1} to ${first + 2} of 4`;
}

async function expectInView(page: Page, first: number, perView: number): Promise<void> {
  const position = positionOf(first, perView);
  const carousel = carouselOf(page);
  await expect(carousel.getByRole("status")).toHaveText(position);
  const slide = carousel.getByRole("group", { name: position, exact: true });
  await expect(slide).toHaveAttribute("aria-roledescription", "slide");
  const inView = Array.from({ length: perView }, (_, next) => titles[(first + next) % 4] ?? "");
  await expect(slide.getByRole("heading")).toHaveText(inView);

  // By where they are drawn: exactly these stand inside the carousel, whatever is told to readers.
  const drawn = () =>
    carousel.evaluate((element) => {
      const frame = element.getBoundingClientRect();
      return [...element.querySelectorAll("h3")]
        .filter((heading) => {
          const { left, right } = heading.getBoundingClientRect();
          return right > frame.left && left < frame.right;
        })
        .map((heading) => heading.textContent);
    });
  await expect.poll(drawn).toEqual(inView);
}

async function openHome(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto("/");
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect(move(page, "Next")).toBeVisible();
}

for (const { width, perView, goesAllRound } of widths) {
  test(`at ${width} px: ${perView} in view, going round at both ends`, async ({ page }) => {
    await openHome(page, width);
    await expect(carouselOf(page)).toHaveAttribute("aria-roledescription", "carousel");
    await expectInView(page, 0, perView);
    await move(page, "Previous").click();
    await expectInView(page, 3, perView);
    await move(page, "Next").click();
    await expectInView(page, 0, perView);
    for (const first of goesAllRound ? [1, 2, 3, 0] : [1]) {
      await move(page, "Next").press("Enter");
      await expectInView(page, first, perView);
    }
    await expect(move(page, "Next")).toBeFocused();
  });
}

for (const { name, width, height } of screens) {
  test(`${name}: the Tab key stops at its two buttons and nowhere else in it`, async ({ page }) => {
    await openHome(page, width);
    await move(page, "Next").click();
    await page.getByRole("link", { name: "VIEW ALL" }).focus();
    await page.keyboard.press("Tab");
    await expect(move(page, "Previous")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(move(page, "Next")).toBeFocused();
    await page.keyboard.press("Tab");
    const isLeft = await carouselOf(page).evaluate((it) => !it.contains(document.activeElement));
    expect(isLeft).toBe(true);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("link", { name: "VIEW ALL" })).toBeFocused();
  });

  test.describe(`${name}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height } });

    test("all four can be read, and no button stands there in vain", async ({ page }) => {
      await page.goto("/");
      const articles = carouselOf(page).getByRole("article");
      await expect(articles.getByRole("heading")).toHaveText(titles);
      for (const article of await articles.all()) {
        await expect(article).toBeVisible();
        const box = await article.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
      }
      await expect(move(page, "Next")).toBeHidden();
      await expect(move(page, "Previous")).toBeHidden();
    });
  });
}

test("VIEW ALL goes to the case studies", async ({ page }) => {
  await openHome(page, 1280);
  await page.getByRole("link", { name: "VIEW ALL" }).click();
  await expect(page).toHaveURL("/case-study");
  await expect(page.getByRole("heading", { level: 1, name: "Case Study" })).toBeVisible();
});

test("a carousel whose code does not arrive stays a list that the keys can scroll", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await interceptEverything(page);
  await openPage(page, "/");
  await page.route("**/*.js", (route) => route.abort());
  const list = carouselOf(page).getByRole("list");
  await list.focus();
  await expect(list.getByRole("heading")).toHaveText(titles);
  await expect(list).toBeFocused();
  // This browser would let any scroller take the focus; others ask for it to be said.
  await expect(list).toHaveAttribute("tabindex", "0");
  await expect(list.getByRole("article").nth(2)).not.toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(list.getByRole("article").nth(2)).toBeInViewport();
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test("a swipe goes to the next and back", async ({ page }) => {
    await openHome(page, 375);
    const heading = carouselOf(page).getByRole("heading", { name: titles[0] });
    await heading.scrollIntoViewIfNeeded();
    const y = (await heading.boundingBox())?.y ?? 0;
    const client = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
        client.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: x === undefined ? [] : [{ x, y }],
        });
      await touch("touchStart", from);
      for (let step = 1; step <= 5; step += 1)
        await touch("touchMove", from + ((to - from) * step) / 5);
      await touch("touchEnd");
    };
    await swipe(300, 60);
    await expectInView(page, 1, 1);
    await swipe(60, 300);
    await expectInView(page, 0, 1);
  });
});
