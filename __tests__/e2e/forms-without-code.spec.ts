/** The enquiry form while its code is missing. While it is slow: engines/journeys/typing.ts. */
import { expect, type Page, test } from "@playwright/test";
import { service } from "../setup/services";
import { linkTo, words } from "../setup/words";
import { formCode } from "../setup/code-of";
import { interceptEverything, openPage } from "./site";
import { expectNoDialog, fieldOf, formOf, recordPosts } from "./visitor";
import { contactEnquiry } from "./visitors-forms";

const enquiry = (page: Page) => formOf(page, contactEnquiry);
const nameField = (page: Page) => fieldOf(enquiry(page), contactEnquiry, "name");

async function search(page: Page): Promise<void> {
  await page.getByRole("button", { name: words.labels.search, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.search.title });
  await dialog.getByRole("combobox").pressSequentially(service.title.slice(0, 1));
  await expect(dialog.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
}

const failScripts = (page: Page) =>
  page.route("**/*.js", (route) => route.fulfill({ status: 404, body: "" }));

const choice = contactEnquiry.answers.option ?? "";

test("a form whose code is gone stays after a search and posts by itself", async ({ page }) => {
  await interceptEverything(page);
  await openPage(page, "/");
  // Loads the search's code, and not the form's.
  await search(page);
  await expect(enquiry(page)).not.toHaveAttribute("novalidate");
  await failScripts(page);
  await nameField(page).fill("Zoe");
  await search(page);
  await expect(nameField(page)).toHaveValue("Zoe");
  for (const name of ["email", "phone", "messages"]) {
    await fieldOf(enquiry(page), contactEnquiry, name).fill(contactEnquiry.answers[name] ?? "");
  }
  await fieldOf(enquiry(page), contactEnquiry, "option").selectOption(choice);
  const posts = recordPosts(page, contactEnquiry);
  await page.getByRole("button", { name: contactEnquiry.submit }).click();
  await expect(page).toHaveURL("/thank-you");
  expect(posts).toHaveLength(1);

  // The draft has gone with it.
  await page.unroute("**/*.js");
  await page.goto("/contact-us");
  await expect(enquiry(page)).toHaveAttribute("novalidate");
  await expect(nameField(page)).toHaveValue("");
});

test("what is typed while the form's code is missing survives leaving the page", async ({
  page,
}) => {
  await interceptEverything(page);
  await openPage(page, "/");
  await failScripts(page);
  await nameField(page).fill("Zoe");
  await fieldOf(enquiry(page), contactEnquiry, "option").selectOption(choice);
  await expect(enquiry(page)).not.toHaveAttribute("novalidate");
  // Without any script of the bundle,
  await page.goto("/contact-us");
  await expect(nameField(page)).toHaveValue("Zoe");
  await expect(enquiry(page)).not.toHaveAttribute("novalidate");
  // and with it.
  await page.unroute("**/*.js");
  await page.goto("/contact-us");
  await expect(enquiry(page)).toHaveAttribute("novalidate");
  await expect(nameField(page)).toHaveValue("Zoe");
  await expect(fieldOf(enquiry(page), contactEnquiry, "option")).toHaveValue(choice);
});

test("a form that does not load after a link within the site says so, and a reload brings it", async ({
  page,
}) => {
  await page.route(formCode, (route) => route.fulfill({ status: 404, body: "" }));
  await openPage(page, "/about-us");
  await page
    .getByRole("banner")
    .getByRole("link", { name: linkTo("/contact-us") })
    .click();
  await expect(page).toHaveURL("/contact-us");
  const message = page.getByRole("alert").filter({ hasText: words.messages.failures.notLoaded });
  await expect(message).toBeVisible();
  await expect(message.getByRole("link", { name: words.company.email })).toBeVisible();
  await expect(message.getByRole("link", { name: words.company.phone.label })).toBeVisible();
  await page.reload();
  await nameField(page).fill("Zoe");
  await expect(enquiry(page)).not.toHaveAttribute("novalidate");
});
