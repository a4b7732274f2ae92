/** How addresses answer: statuses, both spellings, heads of their own. */
import { expect, type Page, test } from "@playwright/test";
import { deadEnds, routes } from "./site";

/** Waits until the browser has taken over the head: for a moment the server's and its own stand in it. */
const open = (page: Page, route: string) => page.goto(route, { waitUntil: "networkidle" });

for (const route of [...routes, "/services"]) {
  test(`${route} answers with and without a trailing slash`, async ({ request }) => {
    const plain = await request.get(route, { maxRedirects: 0 });
    expect(plain.status()).toBe(200);
    const slashed = await request.get(`${route === "/" ? "" : route}/`, { maxRedirects: 1 });
    expect(slashed.status()).toBe(200);
    expect(await slashed.text()).toBe(await plain.text());
  });
}

for (const deadEnd of deadEnds) {
  test(`${deadEnd} answers 404 in both spellings`, async ({ request }) => {
    for (const address of [deadEnd, `${deadEnd}/`]) {
      const response = await request.get(address, { maxRedirects: 1 });
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('id="content"');
    }
  });
}

test("every route has a title, a description and a canonical address of its own", async ({
  page,
}) => {
  const heads = [];
  for (const route of routes) {
    await open(page, route);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toBe(`https://conaas.example${route}`);
    for (const property of ["og:title", "og:description", "og:image", "og:url"]) {
      await expect(page.locator(`meta[property="${property}"]`)).toHaveCount(1);
    }
    await expect(page.locator('meta[name="twitter:image"]')).toHaveCount(1);
    heads.push({
      title: await page.title(),
      description: await page.locator("meta[name=description]").getAttribute("content"),
    });
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(routes.length);
});

test("structured data stands where it belongs", async ({ page }) => {
  const types = async (route: string) => {
    await page.goto(route);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text): unknown => JSON.parse(text)["@type"]);
  };
  expect(await types("/")).toEqual(["Organization"]);
  expect(await types("/about-us")).toEqual(["BreadcrumbList"]);
  expect(await types("/services/strategy")).toEqual(["Service", "BreadcrumbList"]);
});

test("the picture of link previews exists and is 1200 by 630", async ({ page, request }) => {
  await open(page, "/services/marketing");
  const address = await page.locator('meta[property="og:image"]').getAttribute("content");
  const path = new URL(address ?? "nothing").pathname;
  expect((await request.get(path)).status()).toBe(200);
  const size = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, path);
  expect(size).toEqual([1200, 630]);
});

test("the sitemap lists every route and nothing else", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(routes.map((route) => `https://conaas.example${route}`).sort());
});

test("/services shows the overview under its canonical address", async ({ page }) => {
  await open(page, "/services");
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    "https://conaas.example/service",
  );
});
