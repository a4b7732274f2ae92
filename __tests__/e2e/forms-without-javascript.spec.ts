/** Both forms without JavaScript: the browser posts them, and the server responds with pages. */
import { expect, type Page, test } from "@playwright/test";
import {
  contactEnquiry as enquiryDefinition,
  expertAppointment as appointmentDefinition,
} from "../../src/domain/site-forms";
import { paletteOf } from "../../src/theme/tokens";
import { cssColour } from "../setup/contrast";
import { appointmentWords, enquiryWords } from "../setup/form-words";
import { words } from "../setup/words";
import { expectAccessible } from "./site";
import { answer, expectAnswers, fieldOf, formOf, saying } from "./visitor";
import {
  contactEnquiry,
  expertAppointment,
  messagesOf,
  type Texts,
  type VisitorsForm,
} from "./visitors-forms";

test.use({ javaScriptEnabled: false });

interface Case {
  form: VisitorsForm;
  open: (page: Page) => Promise<void>;
  /** Values that pass the browser's own validation but no rule of the server's, and the server's messages. */
  typed: Texts;
  messages: Texts;
}

const cases: Case[] = [
  {
    form: contactEnquiry,
    open: async (page) => {
      await page.goto("/contact-us");
    },
    typed: {
      name: "   ",
      email: "zoe@example",
      phone: "98-7",
      option: enquiryWords.choices("option")[0],
      messages: "Kept\n\n<b>as it is</b> & “so”",
    },
    messages: messagesOf(enquiryDefinition, enquiryWords, {
      name: "required",
      email: "invalid",
      phone: "invalid",
    }),
  },
  {
    form: expertAppointment,
    open: async (page) => {
      await page.goto("/contact-us#appointment");
      const shown = formOf(page, expertAppointment);
      await expect(shown).toBeHidden();
      await page.locator("#appointment summary").click();
      await expect(shown).toBeVisible();
    },
    typed: {
      date: "2031-05-17",
      time: appointmentWords.choices("time")[0],
      service: appointmentWords.textOf("service").initial ?? "",
      name: "R2-D2",
      email: "asha@example",
      phone: "987",
      linkedIn: '"><script>alert(1)</script>',
    },
    messages: messagesOf(appointmentDefinition, appointmentWords, {
      service: "required",
      name: "invalid",
      email: "invalid",
      phone: "invalid",
    }),
  },
];

const submit = (page: Page, form: VisitorsForm) =>
  page.getByRole("button", { name: form.submit }).click();

async function expectThankYou(page: Page, form: VisitorsForm): Promise<void> {
  const isEnquiry = form === contactEnquiry;
  const title = isEnquiry ? enquiryWords.success : words.messages.thankYou.title;
  await expect(page).toHaveURL(isEnquiry ? "/thank-you" : "/thank-you-appointment");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

async function expectProblems(page: Page, form: VisitorsForm, messages: Texts): Promise<void> {
  const problem = page.getByRole("alert", { name: words.messages.problemTitle });
  await expect(problem.getByRole("link")).toHaveText(Object.values(messages));
  for (const name of Object.keys(form.labels)) {
    const field = fieldOf(page.getByRole("main"), form, name);
    const message = messages[name];
    if (message === undefined) {
      await expect(field).not.toHaveAttribute("aria-invalid");
      continue;
    }
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(saying(message));
    await expect(field).toHaveCSS("border-top-color", cssColour(paletteOf("light").danger));
    await problem.getByRole("link", { name: message }).click();
    await expect(field).toBeInViewport();
  }
}

for (const { form, open, typed, messages } of cases) {
  test(`${form.heading}: comes back with its errors and everything that was typed, until it is right`, async ({
    page,
  }) => {
    /** What the browser posts: line breaks as CR LF, and the empty honeypot. */
    const posted = (texts: Texts) => ({
      ...texts,
      ...(texts.messages && { messages: texts.messages.replaceAll("\n", "\r\n") }),
      website: "",
    });
    const submitAndRead = async () => {
      const responded = page.waitForResponse(`**${form.path}`);
      await submit(page, form);
      const response = await responded;
      const sent = new URLSearchParams(response.request().postData() ?? "");
      return { sent: Object.fromEntries(sent), status: response.status() };
    };
    await open(page);
    await answer(formOf(page, form), form, typed);
    expect(await submitAndRead()).toEqual({
      sent: posted({ ...form.empty, ...typed }),
      status: 422,
    });
    await expect(page.getByRole("heading", { level: 1, name: form.heading })).toBeVisible();
    await expectProblems(page, form, messages);
    const main = page.getByRole("main");
    await expectAnswers(main, form, typed);

    await answer(main, form, form.answers);
    expect(await submitAndRead()).toEqual({ sent: posted(form.answers), status: 303 });
    await expectThankYou(page, form);
  });
}

for (const { form, open, typed } of cases) {
  test.describe("accessibility", () => {
    // axe needs JavaScript, so only the site's own scripts are blocked.
    test.use({ javaScriptEnabled: true, contextOptions: { reducedMotion: "reduce" } });

    test(`${form.heading}: the page with errors is accessible`, async ({ page }) => {
      await page.route("**/*.js", (route) => route.abort());
      await open(page);
      await answer(formOf(page, form), form, typed);
      await submit(page, form);
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page, "html");
    });
  });
}
