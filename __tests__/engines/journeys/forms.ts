/** Both forms: what an empty one says, and a correct submission. One is in a dialog, which is closed in every way. */
import { deepEqual } from "node:assert/strict";
import { appointmentWords, enquiryWords, phoneFor } from "../../setup/form-words";
import { words } from "../../setup/words";
import type { Target } from "../in-page";
import { desktop, type Page } from "../page";
import type { EngineTest } from "../run";

type Texts = Readonly<Record<string, string>>;

interface FilledInForm {
  readonly label: string;
  readonly path: string;
  readonly submit: Target;
  /** What the empty form's submit says. */
  readonly missing: readonly string[];
  /** Short, because WebKit's driver takes a tenth of a second for a letter. */
  readonly right: Texts;
}

const contactEnquiry: FilledInForm = {
  label: enquiryWords.heading,
  path: "/mainsite/submitcontact",
  submit: { role: "button", name: enquiryWords.submit },
  missing: enquiryWords.required.map((name) => enquiryWords.error(name)),
  right: {
    name: "Zoe",
    email: "z@b.cd",
    phone: phoneFor(enquiryWords.textOf("phone")),
    option: enquiryWords.choices("option")[0],
    messages: "A\nb",
  },
};

const expertAppointment: FilledInForm = {
  label: appointmentWords.heading,
  path: "/mainsite/scheduleexpert",
  submit: { role: "button", name: appointmentWords.submit, within: "dialog" },
  missing: (["date", "service", "name", "email"] as const).map((name) =>
    appointmentWords.error(name),
  ),
  right: {
    date: "2031-05-17",
    service: appointmentWords.choices("service")[0],
    name: "Asha",
    email: "a@b.cd",
  },
};

/** The messages in the summary above a form, which repeats those beside the fields. */
const expectMessages = (page: Page, form: string, messages: readonly string[]) =>
  page.expect(
    "messages",
    [...messages],
    (label: string) =>
      [...document.querySelectorAll(`form[aria-label="${label}"] [role=group] a`)].map(
        (link) => link.textContent,
      ),
    form,
  );

const valuesOf = (form: string): Record<string, string> => {
  const element = document.querySelector<HTMLFormElement>(`form[aria-label="${form}"]`);
  if (element === null) return {};
  return Object.fromEntries(
    [...new FormData(element)].map(([name, value]) => [name, String(value)]),
  );
};

/** Submits the form as it is, which says what is missing, and then with what is right. */
async function fillIn(page: Page, { label, submit, missing, right }: FilledInForm) {
  // Until its code has run, the browser checks the form; from then on we do.
  await page.expectVisible(`form[aria-label="${label}"][novalidate]`);
  await page.click(submit);
  await expectMessages(page, label, missing);
  await page.expectFocused(`form[aria-label="${label}"] [role=group]`);
  for (const [name, text] of Object.entries(right)) {
    const field = `form[aria-label="${label}"] [name="${name}"]`;
    const isChosen = ["date", "option", "service"].includes(name);
    await (isChosen ? page.choose(field, text) : page.fill(field, text));
  }
  await expectMessages(page, label, []);
  await page.click(submit);
}

/** Expects that the form was posted once, and stored. */
function expectPosted(page: Page, { path }: FilledInForm): void {
  const posts = page.proxy.requests.filter(({ method }) => method === "POST");
  deepEqual(posts, [{ method: "POST", path, status: 201 }]);
}

export const formJourneys: readonly EngineTest[] = [
  {
    title: "the enquiry form names everything missing, sends what is right, and is empty again",
    async run(page) {
      await page.open("/contact-us");
      const empty = await page.evaluate(valuesOf, contactEnquiry.label);
      await fillIn(page, contactEnquiry);
      await page.expect(
        "alert",
        enquiryWords.success,
        () => document.querySelector("form [role=alert]")?.textContent,
      );
      await page.expect("form", empty, valuesOf, contactEnquiry.label);
      expectPosted(page, contactEnquiry);
    },
  },
  {
    title:
      "the appointment dialog closes by Escape, X, backdrop and sending, and returns the focus",
    async run(page) {
      const opener = { role: "button", name: words.aboutUs.whoWeAre.action.label } as const;
      const dialog = { role: "dialog", name: appointmentWords.heading } as const;
      const close = { role: "button", name: words.labels.close, within: "dialog" } as const;
      const waysOut = [
        () => page.press("Escape"),
        () => page.click(close),
        () => page.clickAt(4, desktop.height - 100),
        () => fillIn(page, expertAppointment),
      ];
      await page.open("/about-us");
      for (const leave of waysOut) {
        await page.click(opener);
        await page.expectVisible(dialog);
        await page.until(
          "the focus in the dialog",
          () => document.querySelector("dialog")?.contains(document.activeElement) === true,
        );
        await leave();
        await page.expectGone(dialog);
        await page.until("the dialog's end", () => document.querySelector("dialog") === null);
        await page.expectFocused(opener);
      }
      expectPosted(page, expertAppointment);
    },
  },
];
