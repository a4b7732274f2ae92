/** Renders both forms with the site's own content, and finds their parts. */
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { ContactEnquiryForm, ExpertAppointmentForm } from "../../../src/forms/form";
import { waitForPaint } from "../../../src/lib/wait-for-paint";
import {
  appointmentWords,
  enquiryWords,
  type Filling,
  type createFormWords,
} from "../../setup/form-words";
import { queryContent } from "../../setup/query";
import { documentFetch, type SubmissionServer, startSubmissionServer } from "./submission-server";

type Content = Queries.ContactEnquiryFormFragment & Queries.ExpertAppointmentFormFragment;

export const content = queryContent<Content>("{ ...ContactEnquiryForm ...ExpertAppointmentForm }");

const { contactEnquiryForm, expertAppointmentForm, formMessages, company } = content;

export const contactForm = (
  <ContactEnquiryForm
    contactEnquiryForm={contactEnquiryForm}
    formMessages={formMessages}
    company={company}
  />
);
/** The form as Contact Us has it; a dialog would close it once it is sent. */
export const appointmentForm = (
  <ExpertAppointmentForm
    expertAppointmentForm={expertAppointmentForm}
    formMessages={formMessages}
    company={company}
  />
);

/** Starts a server before each test of a file. */
export function withServer(): { readonly current: SubmissionServer } {
  let server: SubmissionServer | undefined;
  beforeEach(async () => {
    server = await startSubmissionServer();
    globalThis.fetch = documentFetch(server.origin);
    sessionStorage.clear();
  });
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

/** Waits until a form that was just submitted has shown that, and then its errors or that it is being sent. */
export const submitted = () => act(waitForPaint);

export const summary = () => screen.getByRole("group", { name: content.formMessages.problemTitle });
/** What is said of each link of the summary: its field, and what is wrong with it. */
export const summaryEntries = () =>
  within(summary())
    .getAllByRole("link")
    .map((link) => link.textContent);

/** Finds the parts of a form on the page by its words; its fields go by their names in the definition. */
function partsOf<Name extends string>(words: ReturnType<typeof createFormWords<Name>>) {
  const control = (name: Name) => screen.getByLabelText(words.label(name));
  const button = (label = words.submit) => screen.getByRole("button", { name: label });
  return {
    words,
    control,
    /** The visible controls, in order. */
    controls: (): Element[] => {
      const { elements } = screen.getByRole<HTMLFormElement>("form", { name: words.heading });
      return Array.from(elements).filter((element) => element.id !== "");
    },
    button,
    submit: async (user: UserEvent): Promise<void> => {
      await user.click(button());
      await submitted();
    },
    /** Whether the site marks a control as wrong; `toBeInvalid` would include the browser's own validation. */
    isMarkedWrong: (name: Name) => control(name).matches("[aria-invalid=true]"),
    /** Types or selects a value in each field; "" leaves the control as it is. */
    fill: async (user: UserEvent, filling: Filling<Name>): Promise<void> => {
      for (const name of words.names) {
        const value = filling[name];
        if (value === undefined) continue;
        const element = control(name);
        if (element instanceof HTMLSelectElement) await user.selectOptions(element, value);
        else if (value !== "") await user.type(element, value);
      }
    },
    /** The current values of the fields that `filling` names. */
    valuesOf: (filling: Filling<Name>): Filling<Name> => {
      const values: Partial<Record<Name, string>> = {};
      for (const name of words.names.filter((each) => filling[each] !== undefined)) {
        const element = control(name);
        values[name] = "value" in element ? String(element.value) : "";
      }
      return values;
    },
  };
}

export const enquiry = partsOf(enquiryWords);
export const appointment = partsOf(appointmentWords);
