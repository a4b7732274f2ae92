/** The theme before the first paint, when it is switched, across visits, and without JavaScript. */
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { paletteOf } from "../../src/theme/tokens";
import { cssColour } from "../setup/contrast";
import { words } from "../setup/words";
import { openPage, watch } from "./site";

const isDarkSwitch = { name: words.labels.darkTheme };

/** Records the background colour of every frame, from the first on. */
const recordPaints = () => {
  const record = () => {
    if (document.documentElement.contains(document.body)) {
      const { backgroundColor } = getComputedStyle(document.body);
      paints.push(backgroundColor);
    }
    requestAnimationFrame(record);
  };
  const paints: string[] = [];
  Object.assign(window, { paints });
  requestAnimationFrame(record);
};

const darkSurface = cssColour(paletteOf("dark").surface);

test("a stored choice is applied before the first paint, without a flash", async ({ page }) => {
  const problems = watch(page);
  await page.addInitScript(() => {
    localStorage.setItem("darkMode", "true");
  });
  await page.addInitScript(recordPaints);
  await openPage(page, "/about-us");
  const paints: string[] = await page.evaluate("window.paints");
  expect(new Set(paints)).toEqual(new Set([darkSurface]));
  await expect(page.locator("body")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("switch", isDarkSwitch).first()).toBeChecked();
  expect(problems).toEqual([]);
});

/** Serves a page in two parts, the second of which never comes. */
async function serveUntilBody(html: string) {
  const end = html.indexOf(">", html.indexOf("<body")) + 1;
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.write(html.slice(0, end));
  }).listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { server, url: `http://localhost:${String(port)}/about-us` };
}

test("the theme is decided before the body begins, where a packet may end", async ({
  page,
  request,
}) => {
  const { server, url } = await serveUntilBody(await (await request.get("/about-us")).text());
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => {
    localStorage.setItem("darkMode", "true");
  });
  await page.goto(url, { waitUntil: "commit" });
  await expect(page.locator("body")).toHaveCSS("background-color", darkSurface);
  await expect(page.locator("body")).not.toHaveAttribute("data-theme");
  server.closeAllConnections();
  server.close();
});

test("the browser's bar follows a choice, also on the next page", async ({ page }) => {
  const bar = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ content }) => content),
    );
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/");
  expect(await bar()).toEqual([paletteOf("light").surface]);
  await page.getByRole("switch", isDarkSwitch).first().click();
  await expect.poll(bar).toEqual([paletteOf("dark").surface]);
  await page.goto("/service", { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  expect(await bar()).toEqual([paletteOf("dark").surface]);
});

test("a choice appears at once, without transitions, is stored, and applies on the next page", async ({
  page,
}) => {
  await openPage(page, "/");
  const transitions = await page
    .getByRole("switch", isDarkSwitch)
    .first()
    .evaluate((toggle: HTMLElement) => {
      toggle.click();
      return document.getAnimations().filter((item) => item instanceof CSSTransition).length;
    });
  await expect(page.locator("body")).toHaveCSS("background-color", darkSurface);
  expect(transitions).toBe(0);
  await expect(page.locator("html")).not.toHaveAttribute("data-theme-change");
  await page.goto("/service");
  await expect(page.locator("body")).toHaveCSS("background-color", darkSurface);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the theme is the operating system's", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/about-us");
    await expect(page.locator("body")).toHaveCSS("background-color", darkSurface);
  });
});
