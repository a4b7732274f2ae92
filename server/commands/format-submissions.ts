import { cleanLine, cleanText } from "../../src/domain/clean-text";
import { formatOfficeTime } from "../office-time";
import { type ListedSubmission, suspicion } from "../database/submission";

/** Formats a submission as one line, with the state of its deliveries. */
export function formatLine({
  id,
  receivedAt,
  form,
  looksAutomated,
  fields,
  deliveries,
}: ListedSubmission): string {
  const marks = looksAutomated ? [`suspect: ${suspicion}`] : [];
  const name = cleanLine(fields.name ?? "");
  return `${[id, formatOfficeTime(receivedAt), form, name, ...marks, ...formatDeliveries(deliveries)].join("  ")}\n`;
}

/** Formats a submission with all its fields, each on a line. */
export function formatDetails(submission: ListedSubmission): string {
  const texts = Object.entries(submission.fields);
  return (
    formatLine(submission) + texts.map(([name, text]) => `${name}: ${cleanText(text)}\n`).join("")
  );
}

function formatDeliveries(deliveries: ListedSubmission["deliveries"]): string[] {
  if (deliveries.length === 0) return ["not delivered"];
  return deliveries.map(({ channel, delivered, parked, attempts, lastError }) => {
    if (delivered) return `${channel} delivered`;
    const reason = lastError === null ? "" : `, ${lastError}`;
    return `${channel} ${parked ? "parked" : "waits"} (${attempts} attempts${reason})`;
  });
}

/** Formats submissions as CSV for spreadsheets (RFC 4180), with a column for each field that any of them has. */
export function formatCsv(submissions: readonly ListedSubmission[], separator: string): string {
  const columns = [...new Set(submissions.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = submissions.map(({ id, receivedAt, form, looksAutomated, fields }) => [
    ...[id, receivedAt, form, looksAutomated ? suspicion : ""],
    ...columns.map((column) => cleanText(fields[column] ?? "")),
  ]);
  const table = [["id", "receivedAt", "kind", "suspect", ...columns], ...rows];
  // The byte-order mark tells Excel that the file is UTF-8.
  return `\ufeff${table.map((row) => `${row.map(toCell).join(separator)}\r\n`).join("")}`;
}

/** Quotes a cell. One that a spreadsheet would run as a formula gets an apostrophe (owasp.org, CSV Injection). */
function toCell(text: string): string {
  // Spreadsheets skip leading blanks, and read full-width signs like ASCII ones.
  const isFormula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
