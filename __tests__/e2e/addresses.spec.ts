/** Addresses: statuses, alternative spellings, and the head of each page. */
import { expect, type Page, test } from "@playwright/test";
import { words } from "../setup/words";
import { fillTemplate } from "../../src/lib/fill-template";
import { deadEnds, openPage, routes, watch } from "./site";

const { notFound } = words.serviceDetail;

/** The head of a page, once each element exists only once: Gatsby replaces the prebuilt ones on hydration. */
async function headOf(page: Page, route: string): Promise<Record<string, string | null>> {
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  const names = ["description", "og:title", "og:description", "og:image", "og:url"];
  const head: Record<string, string | null> = {};
  await openPage(page, route);
  await expect(async () => {
    head.title = await page.title();
    head.canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    for (const name of [...names, "twitter:card"]) {
      head[name] = await meta(name).getAttribute("content", { timeout: 1_000 });
    }
  }).toPass();
  return head;
}

for (const route of [...routes, "/services"]) {
  test(`${route} works with and without a trailing slash`, async ({ request }) => {
    const plain = await request.get(route, { maxRedirects: 0 });
    expect(plain.status()).toBe(200);
    const slashed = await request.get(`${route === "/" ? "" : route}/`, { maxRedirects: 1 });
    expect(slashed.status()).toBe(200);
    expect(await slashed.text()).toBe(await plain.text());
  });
}

for (const deadEnd of deadEnds) {
  test(`${deadEnd} returns 404 with and without a trailing slash`, async ({ request }) => {
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
    const head = await headOf(page, route);
    expect(head.canonical).toBe(`${words.company.url}${route}`);
    expect(Object.values(head)).not.toContain(null);
    heads.push(head);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(routes.length);
});

test("pages have the structured data of their kind", async ({ page }) => {
  const types = async () => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text): unknown => JSON.parse(text)["@type"]);
  };
  const expected = {
    "/": ["Organization"],
    "/about-us": ["BreadcrumbList"],
    "/services/strategy": ["Service", "BreadcrumbList"],
  };
  for (const [route, there] of Object.entries(expected)) {
    await openPage(page, route);
    await expect.poll(types).toEqual(there);
  }
});

test("the link preview image exists and is 1200 by 630", async ({ page, request }) => {
  const head = await headOf(page, "/services/marketing");
  const path = new URL(head["og:image"] ?? "nothing").pathname;
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
  expect(listed.sort()).toEqual(routes.map((route) => `${words.company.url}${route}`).sort());
});

test("/services shows the overview with its canonical address", async ({ page }) => {
  const { canonical } = await headOf(page, "/services");
  expect(canonical).toBe(`${words.company.url}/service`);
  await expect(
    page.getByRole("heading", { level: 1, name: words.servicePage.title }),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, name] of [
    ["/services/astrology", "astrology"],
    ["/services/caf%C3%A9%20%3Cb%3E%22&amp;'", `café <b>"&amp;'`],
  ] as const) {
    test(`${address} names the unknown service`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
      await expect(
        page.getByText(fillTemplate(notFound.message, { serviceName: name })),
      ).toBeVisible();
      await page.getByRole("link", { name: notFound.back.label }).click();
      await expect(page).toHaveURL("/services");
    });
  }
});

test("the name of an unknown service stays the same on hydration", async ({ page }) => {
  const problems = watch(page);
  await page.addInitScript(() => {
    const sentences = new Set<string>();
    Object.assign(window, { sentences });
    new MutationObserver(() => {
      const sentence = document.querySelector("main h1 + div p")?.textContent;
      if (sentence) sentences.add(sentence);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openPage(page, "/services/caf%C3%A9%20%3Cb%3E");
  const sentence = fillTemplate(notFound.message, { serviceName: "café <b>" });
  await expect(page.getByText(sentence)).toBeVisible();
  expect(await page.evaluate("[...window.sentences]")).toEqual([sentence]);
  expect(problems).toEqual([]);
});
