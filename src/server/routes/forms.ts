import { z } from "zod";
import {
  contactOptions,
  emptyContactEnquiry,
  validateContactEnquiry,
  type ContactEnquiry,
} from "../../domain/contact-enquiry";
import {
  appointmentServices,
  appointmentTimes,
  emptyExpertAppointment,
  validateExpertAppointment,
  type ExpertAppointment,
} from "../../domain/expert-appointment";
import type { FieldErrors } from "../../domain/rules";

/** How a field is shown where there is no JavaScript; the attributes help browsers to fill it in. */
export type Control =
  | { kind: "input"; type: "text" | "email" | "tel" | "date"; autocomplete?: string }
  | { kind: "textarea" }
  | { kind: "select"; options: readonly string[] };

/** A form's values or messages by field name, where it does not matter which form it is. */
export type Texts = Record<string, string>;

/** One of the site's two forms, as the server sees it. */
export type Form = {
  /** What its submissions are called in the database and in content/forms. */
  name: string;
  /** Where it is posted to (specification, section 7). */
  path: string;
  empty: Texts;
  controls: Record<string, Control>;
  /**
   * Reads a body: its fields, and the message for each wrong one. An absent field counts as empty.
   * Undefined when the body is not an object of texts, or has a field that the form has not.
   */
  read: (body: unknown) => { fields: Texts; errors: Texts } | undefined;
};

const text = z.string().default("");

/** Both forms, by the specification's sections 3, 5 and 7. */
export const forms: readonly Form[] = [
  defineForm<ContactEnquiry>({
    name: "contact-enquiry",
    path: "/mainsite/submitcontact",
    empty: emptyContactEnquiry,
    body: z.strictObject({ name: text, email: text, phone: text, option: text, messages: text }),
    validate: validateContactEnquiry,
    controls: {
      name: { kind: "input", type: "text", autocomplete: "name" },
      email: { kind: "input", type: "email", autocomplete: "email" },
      phone: { kind: "input", type: "tel", autocomplete: "tel-national" },
      option: { kind: "select", options: ["", ...contactOptions] },
      messages: { kind: "textarea" },
    },
  }),
  defineForm<ExpertAppointment>({
    name: "expert-appointment",
    path: "/mainsite/scheduleexpert",
    empty: emptyExpertAppointment,
    body: z.strictObject({
      date: text,
      time: text,
      service: text,
      name: text,
      email: text,
      phone: text,
      linkedIn: text,
    }),
    validate: validateExpertAppointment,
    controls: {
      date: { kind: "input", type: "date" },
      time: { kind: "select", options: appointmentTimes },
      service: { kind: "select", options: appointmentServices },
      name: { kind: "input", type: "text", autocomplete: "name" },
      email: { kind: "input", type: "email", autocomplete: "email" },
      phone: { kind: "input", type: "tel", autocomplete: "tel" },
      linkedIn: { kind: "input", type: "text" },
    },
  }),
];

function defineForm<Values extends Texts>({
  body,
  validate,
  ...form
}: {
  name: string;
  path: string;
  empty: Values;
  body: z.ZodType<Values>;
  validate: (values: Values) => FieldErrors<Values>;
  controls: Record<keyof Values & string, Control>;
}): Form {
  return {
    ...form,
    read: (input) => {
      const { success, data } = body.safeParse(input);
      return success ? { fields: data, errors: definedOnly(validate(data)) } : undefined;
    },
  };
}

function definedOnly(texts: Partial<Texts>): Texts {
  const defined: Texts = {};
  for (const [field, value] of Object.entries(texts)) {
    if (value !== undefined) defined[field] = value;
  }
  return defined;
}
