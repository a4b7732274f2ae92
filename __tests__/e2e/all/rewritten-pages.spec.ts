/** Pages that translators, extensions, phones and proxies have changed before they hydrate. */
import { expect, test } from "@playwright/test";
import { holdBack, hydrated } from "../site";
import { faultsOf, translate } from "./translate";
import { answer, formOf, standForThirdParties } from "../visitor";
import { contactEnquiry } from "../visitors-forms";

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
      if (rewrites === "translation") await page.evaluate(translate, "words" as const);
      else for (const rewrite of rewrites) await page.evaluate(rewrite);
      release();
      await hydrated(page);
      await expect(page.locator("main form").first()).toHaveAttribute("novalidate");
      for (const [field, text] of Object.entries(contactEnquiry.answers)) {
        await expect(page.locator(`main form [name=${field}]`).first()).toHaveValue(text);
      }
      await page.getByRole("switch").click();
      expect(faults).toEqual([]);
    });
  }
});
