/** Pages that translators, extensions, phones and proxies have changed, before and after they hydrate. */
import { expect, type Page, test } from "@playwright/test";
import { fillTemplate } from "../../src/lib/fill-template";
import notFound from "../../content/pages/not-found.json";
import { enquiryWords } from "../setup/form-words";
import { isThere } from "../setup/routes";
import { service } from "../setup/services";
import { caseStudyOfQuery, words } from "../setup/words";
import { searchField, searchOpener, searchResults } from "./search-dialog";
import { holdBack, hydrated, openPage, scrollThrough } from "./site";
import {
  answer,
  appointmentOpener,
  saying,
  expectNoDialog,
  fieldOf,
  formOf,
  standForThirdParties,
} from "./visitor";
import { contactEnquiry, expertAppointment } from "./visitors-forms";

/** Replaces every text node, now and whenever one comes, by two `<font>`s, as Chrome does: with other words if asked. */
function translate(change: "words" | "elements"): void {
  const createFont = () => document.createElementNS("http://www.w3.org/1999/xhtml", "font");
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentElement: parent } = text;
      if (!parent || parent.closest("font, script, style, textarea") || !text.data.trim()) continue;
      const outer = createFont();
      const inner = createFont();
      outer.style.verticalAlign = inner.style.verticalAlign = "inherit";
      inner.textContent = change === "words" ? `¡${text.data}!` : text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translateAll();
  document.documentElement.classList.add("translated-ltr");
  new MutationObserver(translateAll).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => {
    // Chromium refuses the translator's own style attributes.
    if (message.type() === "error" && !/style|Failed to load/.test(message.text()))
      faults.push(message.text());
  });
  return faults;
}

const errorScreen = (page: Page) => page.getByText(words.error.heading);
const hasCaseStudies = isThere("/#case-study");
const main = (page: Page) => page.getByRole("main");

test("a translated home page shows what React means: carousel, search, form, map, theme, menu", async ({
  page,
}) => {
  await standForThirdParties(page);
  const faults = faultsOf(page);
  await openPage(page, "/");
  await scrollThrough(page);
  await page.evaluate(translate, "elements" as const);

  // The carousel.
  const { heading, next, pair } = words.home.caseStudies;
  if (hasCaseStudies) {
    const carousel = page.getByRole("group", { name: heading, exact: true });
    const total = String(words.caseStudyHighlights.length);
    await carousel.getByRole("button", { name: next }).click();
    const place = pair.replace("{first}", "2").replace("{second}", "3").replace("{total}", total);
    await expect(carousel.getByText(place, { exact: true })).toBeVisible();
  }

  // The search, letter by letter, and its narrowing of the carousel.
  await searchOpener(page).click();
  const ofCaseStudy = hasCaseStudies ? [caseStudyOfQuery().query] : [];
  for (const query of [service.title.slice(0, 2), service.title, "zzzz", ...ofCaseStudy]) {
    await searchField(page).fill(query);
    if (query === "zzzz") await expect(searchResults(page)).toHaveCount(0);
    else
      await expect(searchResults(page).first()).toContainText(new RegExp(query.slice(0, 2), "i"));
  }
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  if (hasCaseStudies) {
    await expect(
      main(page)
        .getByText(words.home.caseStudies.narrowed.split("{")[0] ?? "")
        .first(),
    ).toBeVisible();
    await page.getByRole("button", { name: words.home.caseStudies.showAll }).click();
  }

  // The form: wrong, another error, right, and emptied.
  const enquiry = formOf(page, contactEnquiry);
  const submit = enquiry.getByRole("button");
  await submit.click();
  const email = fieldOf(enquiry, contactEnquiry, "email");
  await expect(email).toHaveAccessibleDescription(/./);
  const required = await email.evaluate(
    (field) =>
      document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "",
  );
  await email.fill("no address");
  await submit.click();
  await expect(email).not.toHaveAccessibleDescription(saying(required));
  await answer(enquiry, contactEnquiry, contactEnquiry.answers);
  await page.route(`**${contactEnquiry.path}`, (route) => route.fulfill({ status: 503 }));
  await submit.click();
  await expect(enquiry.getByText(words.messages.failures.server)).toBeVisible();
  await page.unroute(`**${contactEnquiry.path}`);
  await page.route(`**${contactEnquiry.path}`, (route) => route.abort());
  await submit.click();
  await expect(enquiry.getByText(words.messages.failures.offline)).toBeVisible();
  await expect(enquiry.getByText(words.messages.failures.server)).toHaveCount(0);
  await page.unroute(`**${contactEnquiry.path}`);
  await submit.click();
  await expect(enquiry.getByText(contactEnquiry.success)).toBeVisible();
  await expect(submit).toHaveText(contactEnquiry.submit);

  // The theme, the map, the menu.
  const { showLabel, hideLabel } = words.company.map;
  await page.getByRole("button", { name: showLabel }).click();
  await page.getByRole("button", { name: hideLabel }).click();
  await expect(page.getByRole("button", { name: showLabel })).toBeVisible();
  await page.getByRole("switch").click();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole("button", { name: words.labels.openMenu }).click();
  await page.getByRole("button", { name: words.labels.closeMenu }).click();
  await page.setViewportSize({ width: 1280, height: 800 });

  await expect(errorScreen(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("in a translated page, each page has its own words, and dialogs open and close", async ({
  page,
}) => {
  await standForThirdParties(page);
  const faults = faultsOf(page);
  await openPage(page, "/");
  await page.evaluate(translate, "elements" as const);
  for (const [to, title] of [
    ["/about-us", words.aboutUs.title],
    ["/contact-us", words.contactUs.title],
    ["/case-study", words.caseStudy.title],
    ["/service", words.servicePage.title],
  ] as const) {
    if (!isThere(to)) continue;
    await page.evaluate((address) => void window.___navigate(address), to);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  }
  await page.evaluate(() => void window.___navigate("/about-us"));
  await appointmentOpener(page).click();
  const appointment = formOf(page, expertAppointment);
  await appointment.getByRole("button").click();
  await expect(fieldOf(appointment, expertAppointment, "email")).toHaveAccessibleDescription(/./);
  await answer(appointment, expertAppointment, expertAppointment.answers);
  await appointment.getByRole("button").click();
  await expectNoDialog(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(words.servicePage.title);

  await expect(errorScreen(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("in a translated page, the other dialogs, the coverage map and the error page show what React means", async ({
  page,
}) => {
  await standForThirdParties(page, "block");
  const faults = faultsOf(page);
  const dialog = page.getByRole("dialog");
  const go = (to: string) => page.evaluate((to) => void window.___navigate(to), to);
  const close = async () => {
    await dialog.getByRole("button", { name: words.labels.close }).click();
    await expectNoDialog(page);
  };
  await openPage(page, "/");
  await page.evaluate(translate, "elements" as const);

  // "Loading" becomes what to think of a calendar that is blocked.
  await page.getByRole("button", { name: words.home.hero.action.label }).first().click();
  await expect(dialog.getByText(words.scheduling.unavailable).first()).toBeVisible();
  await expect(dialog.getByText(words.scheduling.loading)).toHaveCount(0);
  await close();

  await go("/service");
  const { action } = words.servicePage.talkGrowth;
  await page.getByRole("button", { name: action.label }).click();
  await formOf(page, contactEnquiry).getByRole("button").click();
  await expect(fieldOf(dialog, contactEnquiry, "email")).toHaveAccessibleDescription(
    saying(enquiryWords.error("email")),
  );
  await close();
  await page.getByRole("button", { name: service.title }).first().click();
  await expect(dialog).toContainText(service.content.slice(0, 40));
  await close();

  await go("/about-us");
  const { places = [], ...coverage } = words.aboutUs.coverage;
  for (const { name } of places) {
    const choice = page.getByRole("button", { name: fillTemplate(coverage.showPlace, { name }) });
    await choice.click();
    await expect(choice).toHaveAttribute("aria-pressed", "true");
  }

  await go("/nowhere");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(notFound.title);
  await expect(errorScreen(page)).toHaveCount(0);
  expect(faults).toEqual([]);
});

/** What is done to the HTML before the scripts come. Each runs in the page. */
const rewritings: Record<string, () => void> = {
  "a password manager's element in the form": () => {
    document.querySelector("main form")?.prepend(document.createElement("div"));
  },
  "an element beside each field": () => {
    for (const field of document.querySelectorAll("main input, main textarea")) {
      field.setAttribute("data-lpignore", "true");
      field.after(document.createElement("grammarly-extension"));
    }
  },
  "an element in each label": () => {
    for (const label of document.querySelectorAll("main label"))
      label.append(document.createElement("span"));
  },
  "attributes on everything, and elements around the page": () => {
    for (const element of document.querySelectorAll("html, body, input, form, main")) {
      element.setAttribute("data-extension", "1");
      element.classList.add("extension");
    }
    document.body.prepend(document.createElement("div"));
    document.body.append(document.createElement("grammarly-desktop-integration"));
    document.head.prepend(document.createElement("style"));
  },
  "an element in the middle of the page": () => {
    document.querySelector("main")?.prepend(document.createElement("div"));
    document.querySelector("header")?.append(document.createElement("div"));
  },
  "split text nodes": () => {
    for (const { firstChild } of document.querySelectorAll("main p, main label"))
      if (firstChild instanceof Text && firstChild.length > 3) firstChild.splitText(2);
  },
  "links around numbers, as iOS makes them": () => {
    for (const element of document.querySelectorAll("main dd, footer address")) {
      const text = [...element.childNodes].find((node) => node instanceof Text);
      const link = document.createElement("a");
      link.href = "x-apple-data-detectors://1";
      text?.replaceWith(link);
      link.append(text ?? "");
    }
  },
  "mail addresses that a proxy has hidden": () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      link.href = "/cdn-cgi/l/email-protection#1234";
      link.innerHTML =
        '<span class="__cf_email__" data-cfemail="1234">[email&#160;protected]</span>';
    }
  },
};

/** Whether storage works concerns none of them in particular, so without it they come together. */
const visits: [
  title: string,
  rewrites: (() => void)[] | "translation",
  isStorageBlocked: boolean,
][] = [
  ...Object.entries(rewritings).map(([title, rewrite]): [string, (() => void)[], boolean] => [
    title,
    [rewrite],
    false,
  ]),
  ["all of these, with storage blocked", Object.values(rewritings), true],
  ["a translation", "translation", false],
  ["a translation, with storage blocked", "translation", true],
];

test.describe("nothing is lost where the HTML has been changed before the scripts came:", () => {
  for (const [title, rewrites, isStorageBlocked] of visits) {
    test(title, async ({ page }) => {
      await standForThirdParties(page);
      const faults = faultsOf(page);
      if (isStorageBlocked) {
        await page.addInitScript(() => {
          for (const key of ["localStorage", "sessionStorage"]) {
            Object.defineProperty(window, key, {
              get: () => {
                throw new DOMException("The operation is insecure.", "SecurityError");
              },
            });
          }
        });
      }
      const release = await holdBack(page, "**/{app,framework,webpack-runtime}-*.js");
      await page.goto("/contact-us", { waitUntil: "commit" });
      await page.getByRole("contentinfo").waitFor();
      const form = formOf(page, contactEnquiry);
      await answer(form, contactEnquiry, contactEnquiry.answers);
      await page.getByRole("button", { name: words.company.map.showLabel }).click();
      await fieldOf(form, contactEnquiry, "messages").focus();
      if (rewrites === "translation") await page.evaluate(translate, "words" as const);
      else for (const rewrite of rewrites) await page.evaluate(rewrite);
      release();
      await hydrated(page);
      await expect(page.locator("main form").first()).toHaveAttribute("novalidate");
      for (const [field, text] of Object.entries(contactEnquiry.answers)) {
        await expect(page.locator(`main form [name=${field}]`).first()).toHaveValue(text);
      }
      await expect(page.getByTitle(words.company.map.title, { exact: true })).toBeVisible();
      await expect(page.locator("main form [name=messages]").first()).toBeFocused();
      await page.getByRole("switch").click();
      expect(faults).toEqual([]);
    });
  }
});
