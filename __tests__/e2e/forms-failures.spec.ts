/** Forms that fail to be sent, are left half-filled, or are filled in before hydration. */
import { expect, type Locator, test } from "@playwright/test";
import { enquiryWords } from "../setup/form-words";
import { linkTo, words } from "../setup/words";
import { holdBack, interceptEverything } from "./site";
import {
  answer,
  appointmentOpener,
  expectAnswers,
  expectNoDialog,
  fieldOf,
  formOf,
  places,
  recordPosts,
} from "./visitor";
import { contactEnquiry, expertAppointment, type VisitorsForm } from "./visitors-forms";

const { failures } = words.messages;

const submit = (shown: Locator, { submit }: VisitorsForm) =>
  shown.getByRole("button", { name: submit }).click();

test("offline, after a redirect and after the server's refusal the values stay, and the next submit sends", async ({
  page,
  context,
}) => {
  const form = contactEnquiry;
  const path = `**${form.path}`;
  await interceptEverything(page);
  const posts = recordPosts(page, form);
  const shown = await places.contactPage(page);
  const alert = shown.getByRole("alert");
  await answer(shown, form, form.answers);

  await context.setOffline(true);
  await submit(shown, form);
  await expect(alert).toContainText(failures.offline);
  await context.setOffline(false);

  // Browsers hide the status of a redirect that is not followed.
  await page.route(path, (route) =>
    route.fulfill({ status: 302, headers: { location: "/thank-you" } }),
  );
  await submit(shown, form);
  await expect(alert).toContainText(failures.server);
  await page.unroute(path);

  // The real server's reply to a form that was changed on its way.
  await page.route(path, (route) =>
    route.continue({ postData: JSON.stringify({ ...form.answers, email: "zoe" }) }),
  );
  await submit(shown, form);
  const summary = shown.getByRole("group", { name: words.messages.problemTitle });
  await expect(summary).toBeFocused();
  const message = enquiryWords.error("email", "invalid");
  await expect(summary.getByRole("link")).toHaveText([message]);
  await expect(fieldOf(shown, form, "email")).toHaveAccessibleDescription(message);
  await page.unroute(path);

  await expectAnswers(shown, form, form.answers);
  await fieldOf(shown, form, "email").fill("zoe@example.net");
  await submit(shown, form);
  await expect(alert).toHaveText(form.success);
  const sent = posts.map((post) => post.postDataJSON());
  expect(sent.slice(0, 2)).toEqual([form.sent, form.sent]);
  expect(sent.at(-1)).toEqual({ ...form.sent, email: "zoe@example.net" });
});

test("a half-filled enquiry survives reloads and history navigation, until it is sent", async ({
  page,
}) => {
  await places.homePage(page);
  let shown = await places.contactPage(page);
  await answer(shown, contactEnquiry, contactEnquiry.answers);

  await page.reload();
  await expectAnswers(shown, contactEnquiry, contactEnquiry.answers);
  // By navigation within the site,
  await page
    .getByRole("banner")
    .getByRole("link", { name: linkTo("/service"), exact: true })
    .click();
  await expect(page).toHaveURL("/service");
  await page.goBack();
  await expectAnswers(shown, contactEnquiry, contactEnquiry.answers);
  // by whole page loads,
  await page.goto("/about-us");
  await page.goBack();
  await expectAnswers(shown, contactEnquiry, contactEnquiry.answers);
  // and back to the same form on another page, and forward again.
  await page.goBack();
  await expect(page).toHaveURL("/#get-in-touch");
  await expectAnswers(shown, contactEnquiry, contactEnquiry.answers);
  await page.goForward();
  await expectAnswers(shown, contactEnquiry, contactEnquiry.answers);

  shown = await places.contactPage(page);
  await expectAnswers(shown, contactEnquiry, contactEnquiry.answers);
  await submit(shown, contactEnquiry);
  await expect(shown.getByRole("alert")).toHaveText(contactEnquiry.success);
  shown = await places.contactPage(page);
  await expectAnswers(shown, contactEnquiry, contactEnquiry.empty);
});

test("an appointment whose dialog is closed before it fails: a notice says so, and it is kept until it is sent", async ({
  page,
}) => {
  const form = expertAppointment;
  await interceptEverything(page);
  const shown = await places.appointmentDialog(page);
  await answer(shown, form, form.answers);
  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(`**${form.path}`, async (route) => {
    await failed;
    await route.fulfill({ status: 500 });
  });
  await submit(shown, form);
  await expect(shown.getByRole("button", { name: form.sending })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  fail();
  const notice = page.getByRole("alert").filter({ hasText: failures.server });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice).toContainText(form.heading);
  await appointmentOpener(page).click();
  await expectAnswers(shown, form, form.answers);
  await expect(notice, "in front of the dialog").toBeVisible();
  await notice.getByRole("button", { name: words.labels.close }).click();
  await expect(notice).toBeHidden();

  await page.unroute(`**${form.path}`);
  await page.reload();
  await places.appointmentDialog(page);
  await expectAnswers(shown, form, form.answers);
  await submit(shown, form);
  await expectNoDialog(page);
  await appointmentOpener(page).click();
  await expectAnswers(shown, form, form.empty);
});

test("both forms keep and send what is typed before hydration", async ({ page }) => {
  const letScriptsCome = await holdBack(page, "**/*.js");
  await page.goto("/contact-us", { waitUntil: "commit" });
  await page.locator("#appointment summary").click();
  const forms = [contactEnquiry, expertAppointment];
  for (const form of forms) await answer(formOf(page, form), form, form.answers);
  for (const form of forms) await expect(formOf(page, form)).not.toHaveAttribute("novalidate");

  letScriptsCome();
  for (const form of forms) {
    const shown = formOf(page, form);
    // Only a form that is near hydrates.
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveAttribute("novalidate");
    await expectAnswers(shown, form, form.answers);
    const request = page.waitForRequest(`**${form.path}`);
    await submit(shown, form);
    expect((await request).postDataJSON()).toEqual(form.sent);
    await expect(page.getByText(form.success, { exact: true })).toBeAttached();
  }
});
