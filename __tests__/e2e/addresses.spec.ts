/** Addresses: statuses, alternative spellings, and the head of each page. */
import { expect, test } from "@playwright/test";
import { imageSize } from "image-size";
import { service } from "../setup/services";
import { routes } from "../setup/routes";
import { words } from "../setup/words";
import { fillTemplate } from "../../src/lib/fill-template";
import { openPage, watch } from "./site";

const { notFound } = words.serviceDetail;

/** An element of the head of a page as it was built. */
const inHead = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "none";
const linkPreview = /<meta[^>]* property="og:image"[^>]* content="([^"]+)"/;

test("every route works with and without a trailing slash", async ({ request }) => {
  for (const route of [...routes, "/services"]) {
    const plain = await request.get(route, { maxRedirects: 0 });
    expect(plain.status(), route).toBe(200);
    const slashed = await request.get(`${route === "/" ? "" : route}/`, { maxRedirects: 1 });
    expect(slashed.status(), route).toBe(200);
    expect(await slashed.text(), route).toBe(await plain.text());
  }
});

test("every route has a title and a description of its own", async ({ request }) => {
  for (const pattern of [
    /<title[^>]*>([^<]+)</,
    /<meta[^>]* name="description"[^>]* content="([^"]+)"/,
  ]) {
    const texts = new Set<string>();
    for (const route of routes) texts.add(inHead(await (await request.get(route)).text(), pattern));
    expect(texts).not.toContain("none");
    expect(texts.size).toBe(routes.length);
  }
});

test("the link preview image exists and is 1200 by 630", async ({ request }) => {
  const html = await (await request.get(`/services/${service.name}`)).text();
  const image = await request.get(new URL(inHead(html, linkPreview)).pathname);
  expect(imageSize(await image.body())).toMatchObject({ width: 1200, height: 630 });
});

test("the sitemap lists every route and nothing else", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(routes.map((route) => `${words.company.url}${route}`).sort());
});

test("the name of an unknown service stays the same on hydration, and the way back leads to the overview", async ({
  page,
}) => {
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

  await page.getByRole("link", { name: notFound.back.label }).click();
  await expect(page).toHaveURL("/services");
  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", `${words.company.url}/service`);
  await expect(
    page.getByRole("heading", { level: 1, name: words.servicePage.title }),
  ).toBeVisible();
});
