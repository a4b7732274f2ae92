import { appointmentFields } from "../../domain/expert-appointment";
import { contactFields } from "../../domain/contact-enquiry";
import type { DeliveryState, Submission } from "../../server/store/store";
import { toCsv } from "./csv";

/** The fields of both forms, each once. */
const allFields = [...new Set<string>([...contactFields, ...appointmentFields])];

/** One line per submission: id, time, form, name and the state of its deliveries. */
export function asList(submissions: readonly Submission[], deliveries: DeliveryState[]): string {
  return submissions
    .map((submission) => {
      const { id, receivedAt, kind, suspect, fields } = submission;
      const states = deliveries.filter((delivery) => delivery.submissionId === id).map(inWords);
      const marks = suspect.length > 0 ? ["suspect", ...states] : states;
      return `${[id, receivedAt, kind, fields.name ?? "", ...marks].join("  ")}\n`;
    })
    .join("");
}

/** Everything about one submission. */
export function asPage(submission: Submission, deliveries: DeliveryState[]): string {
  const { id, receivedAt, kind, suspect, fields } = submission;
  const lines = [
    `${kind} ${id}`,
    `received ${receivedAt}`,
    ...suspect.map((reason) => `suspect: ${reason}`),
    ...deliveries.map(inWords),
    "",
    ...Object.entries(fields).map(([field, text]) => `${field}: ${text}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** CSV with one submission per row and the columns of both forms. */
export function asCsv(submissions: readonly Submission[]): string {
  const head = ["id", "receivedAt", "kind", "suspect", ...allFields];
  const rows = submissions.map(({ id, receivedAt, kind, suspect, fields }) => [
    id,
    receivedAt,
    kind,
    suspect.join("; "),
    ...allFields.map((field) => fields[field] ?? ""),
  ]);
  return toCsv([head, ...rows]);
}

/** A JSON array. */
export function asJson(submissions: readonly Submission[]): string {
  return `${JSON.stringify(submissions, null, 2)}\n`;
}

function inWords({ channel, delivered, attempts, lastError }: DeliveryState): string {
  if (delivered) return `${channel} delivered`;
  return `${channel} waits (${attempts} attempts${lastError === null ? "" : `, ${lastError}`})`;
}
