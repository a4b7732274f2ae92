/** What a page loads beside its scripts: fonts, styles, prefetched pages. Every page is weighed in every-route.spec.ts. */
import { expect, test } from "@playwright/test";
import { readContentFolder } from "../../src/content/check/content-folder";
import { commonCharacters } from "../../src/build/fonts/common-characters";
import { routes } from "../setup/routes";
import { services } from "../setup/services";
import { words } from "../setup/words";
import { enquiryWords } from "../setup/form-words";
import { openPage } from "./site";

test("a link that opens a dialog does not prefetch its page", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await openPage(page, "/");
  await page.getByRole("button", { name: words.home.hero.action.label }).hover();
  const { label, to } = words.home.tailoredStrategies.action;
  await page.getByRole("link", { name: label }).hover();
  await expect.poll(() => addresses.join()).toContain(`/page-data${to}/`);
  expect(addresses.join()).not.toContain("/page-data/contact-us/");
});

const common = commonCharacters(readContentFolder("content").sources);
/** A letter of Latin that content does not have. */
const rare = Array.from("éñőøŧ").find((letter) => !common.includes(letter)) ?? "ŵ";

test("a page loads two fonts, preloads one of them on a phone, and loads all of Latin only for a character that they lack", async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on("response", (response) => {
    if (response.url().endsWith(".woff2")) fonts.add(response.url());
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/contact-us");
  await expect.poll(() => fonts.size).toBe(2);
  const preloaded = () =>
    page
      .locator("link[rel=preload][as=font]")
      .evaluateAll(
        (links) =>
          links.filter((link) => matchMedia(link.getAttribute("media") ?? "all").matches).length,
      );
  expect(await preloaded()).toBe(2);
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await preloaded()).toBe(1);

  await page.getByLabel(enquiryWords.label("messages"), { exact: true }).fill(rare);
  await expect.poll(() => fonts.size).toBe(3);
});

/** Services have the styles of the lists and texts that they have. */
const kinds = new Set(
  services.map(({ content, outcomes, engagement }) => {
    const lists = [outcomes.items, engagement.steps].map((list) => Boolean(list?.length));
    return JSON.stringify([...lists, content.trim().includes("\n")]);
  }),
);

test("all services of a kind have the same style sheet, so the security policy does not grow with their number", async ({
  request,
}) => {
  const styles = new Set<string | undefined>();
  for (const route of routes.filter((each) => each.startsWith("/services/"))) {
    const html = await (await request.get(route)).text();
    styles.add(/<style[^>]*>([^]*?)<\/style>/.exec(html)?.[1]);
  }
  expect(styles).not.toContain(undefined);
  expect(styles.size).toBeLessThanOrEqual(kinds.size);
});
