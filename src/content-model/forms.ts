/**
 * The words of the two forms. What is valid, and the messages, are code: see src/domain.
 *
 * `controls`, not `fields`: Gatsby keeps that name on nodes for itself (as `id`, `parent`, `children`, `internal`).
 */
import { z } from "zod";
import { template, text } from "./primitives";

const field = z
  .strictObject({ label: text(), hint: text().optional() })
  .meta({ id: "FormFieldText" });

/** A field where something is chosen; the placeholder stands for "nothing chosen yet". */
const choice = field.extend({ placeholder: text() }).meta({ id: "FormChoiceText" });

/** content/forms/contact-enquiry.json */
export const contactEnquiryForm = z.strictObject({
  heading: text(),
  controls: z
    .strictObject({ name: field, email: field, phone: field, option: choice, messages: field })
    .meta({ id: "ContactEnquiryFields" }),
  submit: text(),
  sending: text(),
  success: text(),
});

/** content/forms/expert-appointment.json */
export const expertAppointmentForm = z.strictObject({
  heading: text(),
  lead: text(),
  controls: z
    .strictObject({
      date: field,
      time: field,
      service: field,
      name: field,
      email: field,
      phone: field,
      linkedIn: field,
    })
    .meta({ id: "ExpertAppointmentFields" }),
  submit: text(),
  sending: text(),
  success: text(),
});

/** content/forms/messages.json: what both forms say when something is in the way. */
export const formMessages = z.strictObject({
  problemTitle: text(),
  /** Begins every failure's way out; both places become links. */
  alternative: template("email", "phone"),
  failures: z
    .strictObject({
      offline: text(),
      timeout: text(),
      tooMany: text(),
      refused: text(),
      server: text(),
    })
    .meta({ id: "FormFailures" }),
  thankYou: z.strictObject({ title: text(), lead: text() }).meta({ id: "FormThankYou" }),
});
