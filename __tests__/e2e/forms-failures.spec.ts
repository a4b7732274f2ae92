/** Forms that fail to be sent, are left half-filled, or are filled in before hydration. */
import { expect, type Locator, type Page, type Route, test } from "@playwright/test";
import { linkTo, words } from "../setup/words";
import { interceptEverything } from "./site";
import {
  answer,
  appointmentOpener,
  bothForms,
  expectAnswers,
  expectNoDialog,
  fieldOf,
  formOf,
  places,
  recordPosts,
} from "./visitor";
import { contactEnquiry, expertAppointment, type VisitorsForm } from "./visitors-forms";

const { company } = words;
const failureTexts = words.messages.failures;

const html = {
  contentType: "text/html",
  body: "<!doctype html><title>Proxy</title><h1>Sorry</h1>",
};
const fulfill =
  (response: Parameters<Route["fulfill"]>[0]) =>
  ({ page, path }: { page: Page; path: string }) =>
    page.route(`**${path}`, (route) => route.fulfill(response));

/** Each failure: how to cause it, and its message. */
const failures = [
  {
    what: "offline",
    begin: ({ page }: { page: Page }) => page.context().setOffline(true),
    words: failureTexts.offline,
  },
  {
    what: "no reply within 15 seconds",
    begin: ({ page, path }: { page: Page; path: string }) =>
      page.route(`**${path}`, () => undefined),
    patience: 15_000,
    words: failureTexts.timeout,
  },
  {
    what: "500",
    begin: fulfill({ status: 500, json: { error: "Internal" } }),
    words: failureTexts.server,
  },
  {
    what: "a proxy's HTML instead of JSON",
    begin: fulfill({ status: 502, ...html }),
    words: failureTexts.server,
  },
  {
    what: "422 with HTML instead of JSON",
    begin: fulfill({ status: 422, ...html }),
    words: failureTexts.refused,
  },
  {
    what: "a redirect to an HTML page",
    begin: fulfill({ status: 302, headers: { location: "/thank-you" } }),
    words: failureTexts.server,
  },
  {
    what: "429",
    begin: fulfill({ status: 429, headers: { "Retry-After": "60" }, json: { error: "Too many" } }),
    words: failureTexts.tooMany,
  },
];

const submit = (shown: Locator, { submit }: VisitorsForm) =>
  shown.getByRole("button", { name: submit }).click();

for (const { form, open } of bothForms) {
  test(`${form.heading}: after every failure the values stay, and the next submit sends`, async ({
    page,
  }) => {
    await page.clock.install();
    await interceptEverything(page);
    const posts = recordPosts(page, form);
    const shown = await open(page);
    const success = page.getByText(form.success, { exact: true });
    const keys: (string | undefined)[] = [];

    // Both forms send with the same code, but an appointment's success closes its dialog.
    const tried = form === contactEnquiry ? failures : failures.slice(0, 1);
    for (const { what, begin, patience, words } of tried) {
      await test.step(what, async () => {
        if (await shown.isHidden()) await appointmentOpener(page).click();
        await answer(shown, form, form.answers);
        await begin({ page, path: form.path });
        await submit(shown, form);
        if (patience !== undefined) {
          await expect(shown.getByRole("button", { name: form.sending })).toBeVisible();
          // In halves: the clock also runs by itself, and the machine may be slow.
          await page.clock.fastForward(patience / 2);
          await expect(shown.getByRole("button", { name: form.sending })).toBeVisible();
          await page.clock.fastForward(patience / 2);
        }

        const alert = shown.getByRole("alert");
        await expect(alert).toContainText(words);
        const email = alert.getByRole("link", { name: company.email });
        await expect(email).toHaveAttribute("href", `mailto:${company.email}`);
        const phone = alert.getByRole("link", { name: company.phone.label });
        await expect(phone).toHaveAttribute("href", `tel:${company.phone.number}`);
        await expectAnswers(shown, form, form.answers);

        await page.context().setOffline(false);
        await page.unroute(`**${form.path}`);
        await submit(shown, form);
        await expect(success).toBeAttached();
        await expect(alert.filter({ hasText: words })).toBeHidden();
        const sent = posts.splice(0);
        expect(sent.map((post) => post.postDataJSON())).toEqual([form.answers, form.answers]);
        keys.push(...sent.map((post) => post.headers()["idempotency-key"]));
      });
    }
    // Both submits of a form share a key, which tells the server that it has the form already.
    expect(new Set(keys).size).toBe(tried.length);
    expect(keys.filter((key, place) => place % 2 === 1 && key !== keys[place - 1])).toEqual([]);
  });

  test(`${form.heading}: shows the server's errors by their fields`, async ({ page }) => {
    await interceptEverything(page);
    const shown = await open(page);
    await answer(shown, form, form.answers);
    // The real server's reply to a form that was changed on its way.
    await page.route(`**${form.path}`, (route) =>
      route.continue({ postData: JSON.stringify({ ...form.answers, email: "zoe" }) }),
    );
    await submit(shown, form);
    const message = form.mistakes[1]?.messages.email ?? "";
    const summary = shown.getByRole("group", { name: words.messages.problemTitle });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText([message]);
    const field = fieldOf(shown, form, "email");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(message);
    await expectAnswers(shown, form, form.answers);

    await page.unroute(`**${form.path}`);
    await field.fill("zoe@example.net");
    await expect(summary).toBeHidden();
    await submit(shown, form);
    await expect(page.getByText(form.success, { exact: true })).toBeAttached();
  });
}

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
    .getByRole("navigation", { name: words.navigation.legal.label })
    .getByRole("link", { name: linkTo("/privacy-policy", "legal"), exact: true })
    .click();
  await expect(page).toHaveURL("/privacy-policy");
  await page.goBack();
  await expectAnswers(shown, contactEnquiry, contactEnquiry.answers);
  // by whole page loads,
  await page.goto("/terms-of-service");
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

test("a half-filled appointment survives closing its dialog and a reload, until it is sent", async ({
  page,
}) => {
  const shown = await places.appointmentDialog(page);
  await answer(shown, expertAppointment, expertAppointment.answers);
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  await appointmentOpener(page).click();
  await expectAnswers(shown, expertAppointment, expertAppointment.answers);

  await page.reload();
  await places.appointmentDialog(page);
  await expectAnswers(shown, expertAppointment, expertAppointment.answers);
  await submit(shown, expertAppointment);
  await expectNoDialog(page);
  await appointmentOpener(page).click();
  await expectAnswers(shown, expertAppointment, expertAppointment.empty);
});

test("an appointment whose dialog is closed before it fails: a notice says so, and it is kept", async ({
  page,
}) => {
  const shown = await places.appointmentDialog(page);
  await answer(shown, expertAppointment, expertAppointment.answers);
  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(`**${expertAppointment.path}`, async (route) => {
    await failed;
    await route.fulfill({ status: 500 });
  });
  await submit(shown, expertAppointment);
  await expect(shown.getByRole("button", { name: expertAppointment.sending })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectNoDialog(page);
  fail();
  const notice = page.getByRole("alert").filter({ hasText: failureTexts.server });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice).toContainText(expertAppointment.heading);
  await appointmentOpener(page).click();
  await expectAnswers(shown, expertAppointment, expertAppointment.answers);
  await expect(notice, "in front of the dialog").toBeVisible();
  await notice.getByRole("button", { name: words.labels.close }).click();
  await expect(notice).toBeHidden();
});

for (const { form, address } of [
  { form: contactEnquiry, address: "/contact-us" },
  { form: expertAppointment, address: "/contact-us" },
]) {
  test(`${form.heading}: keeps and sends what is typed before hydration`, async ({ page }) => {
    const held: Route[] = [];
    let isHeld = true;
    await page.route("**/*.js", (route) => (isHeld ? void held.push(route) : route.continue()));
    await page.goto(address, { waitUntil: "commit" });
    const shown = formOf(page, form);
    if (form === expertAppointment) await page.getByText(form.heading, { exact: true }).click();
    await answer(shown, form, form.answers);
    await expect(shown).not.toHaveAttribute("novalidate");

    isHeld = false;
    for (const route of held) await route.continue();
    await expect(shown).toHaveAttribute("novalidate");
    await expectAnswers(shown, form, form.answers);
    const request = page.waitForRequest(`**${form.path}`);
    await submit(shown, form);
    expect((await request).postDataJSON()).toEqual(form.answers);
    await expect(page.getByText(form.success, { exact: true })).toBeAttached();
  });
}
