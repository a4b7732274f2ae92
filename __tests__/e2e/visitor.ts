/** What a visitor does with forms and dialogs, in the words of content. */
import { expect, type Locator, type Page, type Request } from "@playwright/test";
import {
  contactEnquiry as enquiryDefinition,
  expertAppointment as appointmentDefinition,
} from "../../src/domain/forms";
import { type FormDefinition, normalize } from "../../src/domain/form-definition";
import {
  appointmentPhone,
  appointmentWords,
  enquiryPhone,
  enquiryWords,
  type FormText,
} from "../setup/form-words";
import { words } from "../setup/words";

/** Values or messages by field name. */
export type Texts = Readonly<Record<string, string>>;

/** A form as a visitor knows it, and what one fills in. */
export interface VisitorsForm extends FormText {
  readonly path: string;
  readonly labels: Texts;
  readonly messages: Texts;
  readonly answers: Texts;
  /** What the browser sends of the answers: every field, the untouched ones too. */
  readonly sent: Texts;
}

function createVisitorsForm<Name extends string>(
  definition: FormDefinition<Name>,
  text: FormText & {
    names: readonly Name[];
    required: readonly Name[];
    label: (name: Name) => string;
    error: (name: Name) => string;
  },
  answers: Texts,
): VisitorsForm {
  const { names, required } = text;
  return {
    ...text,
    path: definition.action,
    labels: Object.fromEntries(names.map((name) => [name, text.label(name)])),
    messages: Object.fromEntries(required.map((name) => [name, text.error(name)])),
    answers,
    sent: normalize(definition, text.controls, words.company.phone.number, answers),
  };
}

export const enquiry = createVisitorsForm(enquiryDefinition, enquiryWords, {
  name: "Zoë “Bo” O'Neil <b>",
  email: "zoe@example.org",
  phone: enquiryPhone,
  option: enquiryWords.choices("option").at(-1) ?? "",
  messages: "First line & more,\n\nthird line </textarea> \\ 🙂",
});

export const appointment = createVisitorsForm(appointmentDefinition, appointmentWords, {
  date: "2031-05-17",
  time: appointmentWords.choices("time")[0],
  service: appointmentWords.choices("service").at(-1) ?? "",
  name: "आशा Müller",
  email: "asha@example.com",
  phone: appointmentPhone,
  linkedIn: 'linkedin.example/in/"asha"&co',
});

/** Every place that has a form, and how to open it. Resolves when the form is ready. */
export const places = {
  contactPage: (page: Page) => open(page, "/contact-us", enquiry),
  homePage: (page: Page) => open(page, "/#get-in-touch", enquiry),
  enquiryDialog: (page: Page) =>
    open(page, "/service", enquiry, words.servicePage.talkGrowth.action.label),
  appointmentDialog: (page: Page) =>
    open(page, "/about-us", appointment, words.aboutUs.whoWeAre.action.label),
  appointmentOnPage: (page: Page) => open(page, "/contact-us#appointment", appointment),
};

async function open(page: Page, address: string, form: VisitorsForm, opener?: string) {
  await page.goto(address);
  // A link that becomes a button when it hydrates.
  if (opener !== undefined) await page.getByRole("button", { name: opener }).click();
  const shown = locateForm(page, form);
  await shown.scrollIntoViewIfNeeded();
  // A form that has hydrated turns the browser's own validation off.
  await expect(shown).toHaveAttribute("novalidate");
  return shown;
}

export const appointmentOpener = (page: Page): Locator =>
  page.getByRole("button", { name: words.aboutUs.whoWeAre.action.label });

export const locateForm = (page: Page, { heading }: VisitorsForm): Locator =>
  page.getByRole("form", { name: heading });

export const locateField = (shown: Locator, form: VisitorsForm, name: string): Locator =>
  shown.getByLabel(form.labels[name] ?? `no field ${name}`, { exact: true });

export async function answer(
  shown: Locator,
  form: VisitorsForm,
  texts: Texts = form.answers,
): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const field = locateField(shown, form, name);
    const isChosen = ["option", "time", "service"].includes(name);
    await (isChosen ? field.selectOption(text) : field.fill(text));
  }
}

export async function expectAnswers(
  shown: Locator,
  form: VisitorsForm,
  texts: Texts = form.answers,
): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    // A form is restored when it is near, and the browser may have come back to the end of the page.
    await locateField(shown, form, name).scrollIntoViewIfNeeded();
    await expect(locateField(shown, form, name)).toHaveValue(text);
  }
}

export const submit = (shown: Locator, form: VisitorsForm) =>
  shown.getByRole("button", { name: form.submit }).click();

/** Matches a description that has a message, whatever characters the message has. */
export const matchMessage = (message: string) =>
  new RegExp(`(^| )${message.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( |$)`);

/** Collects every submission of the form from now on. */
export function recordPosts(page: Page, { path }: VisitorsForm): Request[] {
  const posts: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(path)) posts.push(request);
  });
  return posts;
}

/** Waits until the closed dialog is out of the document; before that, a click opens no other. */
export const expectNoDialog = (page: Page) => expect(page.locator("dialog")).toHaveCount(0);

const searchDialog = (page: Page) => page.getByRole("dialog", { name: words.search.title });

/** The parts of the search. */
export const locateSearch = (page: Page) => ({
  dialog: searchDialog(page),
  field: searchDialog(page).getByRole("combobox", { name: words.search.label }),
  results: searchDialog(page).getByRole("option"),
  opener: page.getByRole("button", { name: words.labels.search, exact: true }),
});
