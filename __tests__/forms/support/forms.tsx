/** Renders both forms with the site's own content, and finds their parts. */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { ContactEnquiryForm } from "../../../src/forms/contact-enquiry-form";
import { ExpertAppointmentForm } from "../../../src/forms/expert-appointment-form";
import { queryContent } from "../../setup/query";
import { documentFetch, type FormServer, startFormServer } from "./form-server";

type Content = Queries.ContactEnquiryFormFragment & Queries.ExpertAppointmentFormFragment;

export const content = queryContent<Content>("{ ...ContactEnquiryForm ...ExpertAppointmentForm }");

export const contactForm = <ContactEnquiryForm {...content} />;
export const appointmentForm = (onSuccess: () => void = () => undefined) => (
  <ExpertAppointmentForm {...content} onSuccess={onSuccess} />
);

/** Starts a server before each test of a file. */
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
      if (!server) throw new Error("The server runs only during a test");
      return server;
    },
  };
}

export function open(form = contactForm): UserEvent {
  render(form);
  return userEvent.setup({ delay: null });
}

/** Reloads the page in the same tab. */
export function reload(form = contactForm): UserEvent {
  cleanup();
  return open(form);
}

export const control = (label: string) => screen.getByLabelText(label);

/** A form's visible controls, in order. */
export function controlsOf(form: string): Element[] {
  const { elements } = screen.getByRole<HTMLFormElement>("form", { name: form });
  return Array.from(elements).filter((element) => element.id !== "");
}

export function honeypot(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>("input[name=website]");
  if (!field) throw new Error("The form has no honeypot");
  return field;
}

export const idsOnPage = () => Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
export const styleAttributes = () => document.querySelectorAll("[style]").length;

/** Whether the site marks a control as wrong; `toBeInvalid` would include the browser's own validation. */
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

/** Types or selects a value for each label; "" leaves the control as it is. */
export async function fill(user: UserEvent, filling: Filling): Promise<void> {
  for (const [label, value] of Object.entries(filling)) {
    const element = control(label);
    if (element instanceof HTMLSelectElement) await user.selectOptions(element, value);
    else if (value !== "") await user.type(element, value);
  }
}

/** The current values of the labelled controls. */
export function valuesOf(labels: Filling): Filling {
  return Object.fromEntries(
    Object.keys(labels).map((label) => {
      const element = control(label);
      return [label, "value" in element ? String(element.value) : ""];
    }),
  );
}
