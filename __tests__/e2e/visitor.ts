/** The two forms as a visitor sees them, and stubs for third parties. */
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { contactEnquiry as enquiryDefinition } from "../../src/domain/contact-enquiry";
import { expertAppointment as appointmentDefinition } from "../../src/domain/expert-appointment";
import type { FormDefinition } from "../../src/domain/form";
import { appointmentWords, enquiryWords, type FormText, type formWords } from "../setup/form-words";
import { words } from "../setup/words";
import { expectNoViolation } from "./site";

/** Values or messages by field name. */
export type Texts = Readonly<Record<string, string>>;

interface Mistake {
  readonly what: string;
  /** The values of the empty form. */
  readonly typed: Texts;
  readonly messages: Texts;
}

export interface VisitorsForm {
  readonly heading: string;
  readonly path: string;
  readonly submit: string;
  readonly sending: string;
  readonly success: string;
  readonly labels: Texts;
  readonly empty: Texts;
  readonly answers: Texts;
  /** Together they produce every message of the specification (section 8). */
  readonly mistakes: readonly Mistake[];
}

interface Scenario<Name extends string> {
  readonly empty: Texts;
  readonly answers: Texts;
  readonly mistakes: readonly {
    readonly what: string;
    readonly typed: Texts;
    readonly violations: Partial<Record<Name, string>>;
  }[];
}

/** Describes a form in the words and the order of content. */
function visitorsForm<Name extends string, Text extends FormText>(
  { path }: FormDefinition<Name>,
  text: ReturnType<typeof formWords<Name, Text>>,
  { empty, answers, mistakes }: Scenario<Name>,
): VisitorsForm {
  const { heading, submit, sending, success, names } = text;
  return {
    ...{ heading, path, submit, sending, success, empty, answers },
    labels: Object.fromEntries(names.map((name) => [name, text.label(name)])),
    mistakes: mistakes.map(({ what, typed, violations }) => ({
      what,
      typed,
      messages: messagesOf(text, violations),
    })),
  };
}

/** The messages of violations, by field, in the order of the form. */
export function messagesOf<Name extends string, Text extends FormText>(
  { names, error }: ReturnType<typeof formWords<Name, Text>>,
  violations: Partial<Record<Name, string>>,
): Texts {
  const wrong = names.filter((name) => violations[name] !== undefined);
  return Object.fromEntries(wrong.map((name) => [name, error(name, violations[name])]));
}

export const contactEnquiry = visitorsForm(enquiryDefinition, enquiryWords, {
  empty: { name: "", email: "", phone: "", option: "", messages: "" },
  answers: {
    name: "Zoë “Bo” O'Neil <b>",
    email: "zoe@example.org",
    phone: "9876543210",
    option: "All of The above",
    messages: "First line & more,\n\nthird line </textarea> \\ 🙂",
  },
  mistakes: [
    {
      what: "nothing typed",
      typed: {},
      violations: {
        name: "required",
        email: "required",
        phone: "required",
        option: "required",
        messages: "required",
      },
    },
    {
      what: "typed wrongly",
      typed: { name: "  ", email: "zoe@example", phone: "+919876543210", messages: " \n " },
      violations: {
        name: "required",
        email: "invalid",
        phone: "invalid",
        option: "required",
        messages: "required",
      },
    },
  ],
});

export const expertAppointment = visitorsForm(appointmentDefinition, appointmentWords, {
  empty: {
    date: "",
    time: "30 Min",
    service: "Select Services",
    name: "",
    email: "",
    phone: "",
    linkedIn: "",
  },
  answers: {
    date: "2031-05-17",
    time: "Time",
    service: "All Of The Above",
    name: "आशा Müller",
    email: "asha@example.com",
    phone: "+919876543210",
    linkedIn: 'linkedin.example/in/"asha"&co',
  },
  mistakes: [
    {
      what: "nothing typed",
      typed: {},
      violations: { date: "required", service: "required", name: "required", email: "required" },
    },
    {
      what: "typed wrongly",
      typed: { name: "R2-D2", email: "asha@example.museum", phone: "9876543210" },
      violations: {
        date: "required",
        service: "required",
        name: "invalid",
        email: "invalid",
        phone: "invalid",
      },
    },
  ],
});

/** Every place that has a form, and how to open it. Resolves when the form is ready. */
export const places = {
  contactPage: async (page: Page) => {
    await page.goto("/contact-us");
    return ready(page, contactEnquiry);
  },
  homePage: async (page: Page) => {
    await page.goto("/#get-in-touch");
    return ready(page, contactEnquiry);
  },
  enquiryDialog: async (page: Page) => {
    await page.goto("/service");
    await page.getByRole("button", { name: words.servicePage.talkGrowth.action.label }).click();
    return ready(page, contactEnquiry);
  },
  appointmentDialog: async (page: Page) => {
    await page.goto("/about-us");
    await appointmentOpener(page).click();
    return ready(page, expertAppointment);
  },
  appointmentOnPage: async (page: Page) => {
    await page.goto("/contact-us#appointment");
    return ready(page, expertAppointment);
  },
};

/** Each form once, where its script runs. */
export const bothForms = [
  { form: contactEnquiry, open: places.contactPage },
  { form: expertAppointment, open: places.appointmentDialog },
];

/** A link that becomes a button when it hydrates. */
export const appointmentOpener = (page: Page): Locator =>
  page.getByRole("button", { name: words.aboutUs.whoWeAre.action.label });

export const formOf = (page: Page, { heading }: VisitorsForm): Locator =>
  page.getByRole("form", { name: heading });

/** Waits until the form has hydrated, which turns the browser's own validation off. */
async function ready(page: Page, form: VisitorsForm): Promise<Locator> {
  const shown = formOf(page, form);
  await expect(shown).toHaveAttribute("novalidate");
  return shown;
}

export function fieldOf(shown: Locator, form: VisitorsForm, name: string): Locator {
  return shown.getByLabel(form.labels[name] ?? `no field ${name}`, { exact: true });
}

const isChosen = (name: string) => ["option", "time", "service"].includes(name);

export async function answer(shown: Locator, form: VisitorsForm, texts: Texts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = fieldOf(shown, form, name);
    if (isChosen(name)) await field.selectOption(text);
    else await field.fill(text);
  }
}

export async function expectAnswers(
  shown: Locator,
  form: VisitorsForm,
  texts: Texts,
): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    await expect(fieldOf(shown, form, name)).toHaveValue(text);
  }
}

/** Matches a description that ends with a message, whatever characters the message has. */
export const endsWith = (message: string) =>
  new RegExp(`(^| )${message.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);

/** Collects every submission of the form from now on. */
export function recordPosts(page: Page, { path }: VisitorsForm): Request[] {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(path)) posts.push(request);
  });
  return posts;
}

/**
 * Stubs every other host with a small page and an empty script, or lets it not respond at all.
 * @returns the requested addresses
 */
export async function standForThirdParties(
  page: Page,
  behaviour: "answer" | "block" | "never answer" = "answer",
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    async (route) => {
      asked.push(route.request().url());
      if (behaviour === "block") await route.abort("blockedbyclient");
      if (behaviour !== "answer") return;
      const isScript = route.request().resourceType() === "script";
      await route.fulfill({
        contentType: isScript ? "text/javascript" : "text/html; charset=utf-8",
        body: isScript
          ? ""
          : '<!doctype html><html lang="en"><title>Third party</title><main aria-label="Third party"><h1>Third party</h1></main>',
      });
    },
  );
  return asked;
}

/** Waits until the closed dialog is out of the document; before that, a click opens no other. */
export async function expectNoDialog(page: Page): Promise<void> {
  await expect(page.locator("dialog")).toHaveCount(0);
}

/** Expects no axe violation in the page or a part of it, and no horizontal scrolling. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  await expectNoViolation(page, part);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  // Negative while an open dialog reserves room for a scroll bar that this browser hides.
  expect(overflow, "pixels of horizontal scroll").toBeLessThanOrEqual(0);
}
