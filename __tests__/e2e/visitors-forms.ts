/** The two forms in the words of content, with a visitor's answers. */
import company from "../../content/company.json";
import {
  contactEnquiry as enquiryDefinition,
  expertAppointment as appointmentDefinition,
} from "../../src/domain/site-forms";
import { type FormDefinition, normalize, violationsOf } from "../../src/domain/form-definition";
import {
  appointmentWords,
  enquiryWords,
  type FormText,
  type formWords,
  phoneFor,
} from "../setup/form-words";

/** Values or messages by field name. */
export type Texts = Readonly<Record<string, string>>;

export interface VisitorsForm {
  readonly heading: string;
  readonly path: string;
  readonly submit: string;
  readonly sending: string;
  readonly success: string;
  readonly labels: Texts;
  readonly empty: Texts;
  readonly answers: Texts;
  /** The answers, and the fields without one. */
  readonly sent: Texts;
}

/** Describes a form in the words and the order of content. */
function visitorsForm<Name extends string, Text extends FormText>(
  form: FormDefinition<Name>,
  text: ReturnType<typeof formWords<Name, Text>>,
  { empty, answers }: Pick<VisitorsForm, "empty" | "answers">,
): VisitorsForm {
  const { heading, submit, sending, success, names } = text;
  const labels = Object.fromEntries(names.map((name) => [name, text.label(name)]));
  const sent = normalize(form, text.controls, company.phone.number, answers);
  return { heading, path: form.action, submit, sending, success, empty, answers, sent, labels };
}

/** The messages of those violations that content's rules know, by field, in the order of the form. */
export function messagesOf<Name extends string, Text extends FormText>(
  { fields }: FormDefinition<Name>,
  { names, textOf, error }: ReturnType<typeof formWords<Name, Text>>,
  violations: Partial<Record<Name, string>>,
): Texts {
  const wrong = names.filter((name) =>
    violationsOf(fields[name], textOf(name)).some((known) => known === violations[name]),
  );
  return Object.fromEntries(wrong.map((name) => [name, error(name, violations[name])]));
}

export const contactEnquiry = visitorsForm(enquiryDefinition, enquiryWords, {
  empty: { name: "", email: "", phone: "", option: "", messages: "" },
  answers: {
    name: "Zoë “Bo” O'Neil <b>",
    email: "zoe@example.org",
    phone: phoneFor(enquiryWords.textOf("phone")),
    option: enquiryWords.choices("option").at(-1) ?? "",
    messages: "First line & more,\n\nthird line </textarea> \\ 🙂",
  },
});

export const expertAppointment = visitorsForm(appointmentDefinition, appointmentWords, {
  empty: {
    date: "",
    time: appointmentWords.textOf("time").initial ?? "",
    service: appointmentWords.textOf("service").initial ?? "",
    name: "",
    email: "",
    phone: "",
    linkedIn: "",
  },
  answers: {
    date: "2031-05-17",
    time: appointmentWords.choices("time")[0],
    service: appointmentWords.choices("service").at(-1) ?? "",
    name: "आशा Müller",
    email: "asha@example.com",
    phone: phoneFor(appointmentWords.textOf("phone")),
    linkedIn: 'linkedin.example/in/"asha"&co',
  },
});
