/** Both forms: what an empty one says, and a correct submission. */
import { deepEqual } from "node:assert/strict";
import { appointmentWords, enquiryWords } from "../../setup/form-words";
import { words } from "../../setup/words";
import type { Target } from "../in-page";
import type { Page } from "../page";
import type { EngineTest } from "../run";

type Texts = Readonly<Record<string, string>>;

interface VisitorsForm {
  readonly label: string;
  readonly path: string;
  readonly submit: Target;
  open(page: Page): Promise<void>;
  /** What the empty form's submit says. */
  readonly missing: readonly string[];
  readonly right: Texts;
  /** What follows a submission that was stored. @param empty the values of the empty form */
  expectSent(page: Page, empty: Texts): Promise<void>;
}

const appointmentDialog = { role: "dialog", name: appointmentWords.heading };

const contactEnquiry: VisitorsForm = {
  label: enquiryWords.heading,
  path: "/mainsite/submitcontact",
  submit: { role: "button", name: enquiryWords.submit },
  open: (page) => page.open("/contact-us"),
  missing: enquiryWords.names.map((name) => enquiryWords.error(name)),
  right: {
    name: "Zoe",
    email: "zoe@example.org",
    phone: "9876543210",
    option: "All of The above",
    messages: "First line\nsecond line",
  },
  async expectSent(page, empty) {
    await page.expect(
      "alert",
      enquiryWords.success,
      () => document.querySelector("form [role=alert]")?.textContent,
    );
    await page.expect("form", empty, valuesOf, this.label);
  },
};

const expertAppointment: VisitorsForm = {
  label: appointmentWords.heading,
  path: "/mainsite/scheduleexpert",
  submit: { role: "button", name: appointmentWords.submit, within: "dialog" },
  async open(page) {
    await page.open("/about-us");
    await page.click({ role: "button", name: words.aboutUs.whoWeAre.action.label });
    await page.expectVisible(appointmentDialog);
  },
  missing: (["date", "service", "name", "email"] as const).map((name) =>
    appointmentWords.error(name),
  ),
  right: {
    date: "2031-05-17",
    service: "Strategy",
    name: "Asha",
    email: "asha@example.com",
    phone: "+919876543210",
  },
  expectSent: (page) => page.expectGone(appointmentDialog),
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

const isChosen = (name: string) => ["date", "option", "service"].includes(name);

async function answer(page: Page, form: string, texts: Texts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = `form[aria-label="${form}"] [name="${name}"]`;
    await (isChosen(name) ? page.choose(field, text) : page.fill(field, text));
  }
}

export const formJourneys: readonly EngineTest[] = [contactEnquiry, expertAppointment].map(
  (form) => ({
    title: `the form “${form.label}” names everything missing, and sends what is right`,
    async run(page) {
      const { label, submit } = form;
      await form.open(page);
      // Until its code has run, the browser checks the form; from then on we do.
      await page.expectVisible(`form[aria-label="${label}"][novalidate]`);
      const empty = await page.evaluate(valuesOf, label);
      await page.click(submit);
      await expectMessages(page, label, form.missing);
      await answer(page, label, form.right);
      await expectMessages(page, label, []);
      await page.click(submit);
      await form.expectSent(page, empty);
      const posts = page.proxy.requests.filter(({ method }) => method === "POST");
      deepEqual(posts, [{ method: "POST", path: form.path, status: 201 }]);
    },
  }),
);
