/** Both forms with the site's own words, on a page of their own. */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { ContactEnquiryForm } from "../../../src/forms/contact-enquiry-form";
import { ExpertAppointmentForm } from "../../../src/forms/expert-appointment-form";
import { queryContent } from "../../setup/query";
import { documentFetch, type FormServer, startFormServer } from "./form-server";

interface Words {
  contactEnquiryForm: Queries.ContactEnquiryFormTextFragment;
  expertAppointmentForm: Queries.ExpertAppointmentFormTextFragment;
  formMessages: Queries.FormMessagesTextFragment;
  company: Queries.FormContactFragment;
}

export const words = queryContent<Words>(`{
  contactEnquiryForm { ...ContactEnquiryFormText }
  expertAppointmentForm { ...ExpertAppointmentFormText }
  formMessages { ...FormMessagesText }
  company { ...FormContact }
}`);

const shared = { messages: words.formMessages, contact: words.company };
export const contactForm = <ContactEnquiryForm text={words.contactEnquiryForm} {...shared} />;
export const appointmentForm = (onSuccess?: () => void) => (
  <ExpertAppointmentForm text={words.expertAppointmentForm} {...shared} onSuccess={onSuccess} />
);

/** Starts a server for every test of a file. */
export function withServer(): { readonly current: FormServer } {
  let server: FormServer | undefined;
  beforeEach(async () => {
    server = await startFormServer();
    globalThis.fetch = documentFetch(server.origin);
    sessionStorage.clear();
  });
  afterEach(() => server?.close());
  return {
    get current() {
      if (!server) throw new Error("there is a server only while a test runs");
      return server;
    },
  };
}

export function open(form = contactForm): UserEvent {
  render(form);
  return userEvent.setup({ delay: null });
}

/** The page anew, in the same tab. */
export function reload(form = contactForm): UserEvent {
  cleanup();
  return open(form);
}

export const control = (label: string) => screen.getByLabelText(label);

/** The controls of a form that a visitor meets, as they follow each other. */
export function controlsOf(form: string): Element[] {
  const { elements } = screen.getByRole<HTMLFormElement>("form", { name: form });
  return Array.from(elements).filter((element) => element.id !== "");
}

/** The field that no visitor meets. */
export function honeypot(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>("input[name=website]");
  if (!field) throw new Error("there is no honeypot");
  return field;
}

export const idsOnPage = () => Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
export const styleAttributes = () => document.querySelectorAll("[style]").length;

/** Whether the site calls a control wrong; `toBeInvalid` would also ask the browser's own check. */
export const isMarkedWrong = (label: string) => control(label).matches("[aria-invalid=true]");

export const send = (name = "Send enquiry") => screen.getByRole("button", { name });
export const book = () => send("Book appointment");
export const summary = () => screen.getByRole("group", { name: "There is a problem" });
export const summaryEntries = () =>
  within(summary())
    .getAllByRole("link")
    .map((link) => link.textContent);

export type Filling = Readonly<Record<string, string>>;

export const rightEnquiry: Filling = {
  Name: "Asha Rao",
  Email: "asha@example.com",
  Phone: "9876543210",
  "Choose an option": "Human Resource",
  Message: "We grow.",
};

export const rightAppointment: Filling = {
  Date: "2031-12-01",
  Service: "Marketing",
  Name: "Asha Rao",
  Email: "asha@example.com",
};

/** Types or chooses a value for each label; "" leaves the control as it is. */
export async function fill(user: UserEvent, filling: Filling): Promise<void> {
  for (const [label, value] of Object.entries(filling)) {
    const element = control(label);
    if (element instanceof HTMLSelectElement) await user.selectOptions(element, value);
    else if (value !== "") await user.type(element, value);
  }
}

/** What the controls hold now. */
export function held(labels: Filling): Filling {
  return Object.fromEntries(
    Object.keys(labels).map((label) => {
      const element = control(label);
      return [label, "value" in element ? String(element.value) : ""];
    }),
  );
}
