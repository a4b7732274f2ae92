import { cleanLine, cleanText } from "../domain/clean";
import { formDefinitions } from "../domain/site-forms";
import type { DeliveryState, Submission } from "../server/store/submission";

type Listed = Submission & { deliveries: readonly DeliveryState[] };

/** Whether nobody was told of it, or not on every channel. */
export function isUndelivered({ deliveries }: Listed): boolean {
  return deliveries.length === 0 || deliveries.some(({ delivered }) => !delivered);
}

/** Lists the submissions, one a line: id, time, form, name and the state of each delivery. */
export function asList(submissions: readonly Listed[]): string {
  return submissions
    .map(({ id, receivedAt, kind, suspect, fields, deliveries }) => {
      const states = deliveries.length > 0 ? deliveries.map(describeDelivery) : ["not delivered"];
      const marks = suspect.length > 0 ? ["suspect", ...states] : states;
      return `${[id, receivedAt, kind, cleanLine(fields.name ?? ""), ...marks].join("  ")}\n`;
    })
    .join("");
}

export function asPage(submission: Submission, deliveries: DeliveryState[]): string {
  const { id, receivedAt, kind, suspect, fields } = submission;
  const lines = [
    `${kind} ${id}`,
    `received ${receivedAt}`,
    ...suspect.map((reason) => `suspect: ${reason}`),
    ...deliveries.map(describeDelivery),
    "",
    ...Object.entries(fields).map(([name, text]) => `${name}: ${cleanText(text)}`),
  ];
  return `${lines.join("\n")}\n`;
}

/** Formats the submissions for a spreadsheet, with a column for every field of any form. */
export function asCsv(submissions: readonly Submission[], definitions = formDefinitions): string {
  const columns = [...new Set(definitions.flatMap(({ fields }) => Object.keys(fields)))];
  const head = ["id", "receivedAt", "kind", "suspect", ...columns];
  const rows = submissions.map(({ id, receivedAt, kind, suspect, fields }) => [
    ...[id, receivedAt, kind, suspect.join("; ")],
    ...columns.map((column) => cleanText(fields[column] ?? "")),
  ]);
  // The byte-order mark tells Excel that the file is UTF-8.
  return `\ufeff${toCsv([head, ...rows])}`;
}

function describeDelivery(state: DeliveryState): string {
  const { channel, delivered, parked, attempts, lastError } = state;
  if (delivered) return `${channel} delivered`;
  return `${channel} ${parked ? "parked" : "waits"} (${attempts} attempts${lastError === null ? "" : `, ${lastError}`})`;
}

/** CSV (RFC 4180). Cells that a spreadsheet would run get an apostrophe (owasp.org, CSV Injection). */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  // Spreadsheets skip leading blanks, and treat the full-width signs like the ASCII ones.
  const isFormula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
