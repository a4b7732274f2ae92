/** The two forms in the words of content, with answers and mistakes of a visitor. */
import { contactEnquiry as enquiryDefinition } from "../../src/domain/contact-enquiry";
import { expertAppointment as appointmentDefinition } from "../../src/domain/expert-appointment";
import type { FormDefinition } from "../../src/domain/form";
import { appointmentWords, enquiryWords, type FormText, type formWords } from "../setup/form-words";

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
