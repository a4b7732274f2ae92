import { cleanLine, cleanText } from "../../src/domain/clean";
import { formatOfficeTime } from "../office-time";
import { type ListedSubmission, suspicion } from "../database/submission";

/** A submission in one line, with what became of its deliveries. */
export function formatLine({
  id,
  receivedAt,
  kind,
  looksAutomated,
  fields,
  deliveries,
}: ListedSubmission): string {
  const marks = looksAutomated ? [`suspect: ${suspicion}`] : [];
  const name = cleanLine(fields.name ?? "");
  return `${[id, formatOfficeTime(receivedAt), kind, name, ...marks, ...formatDeliveries(deliveries)].join("  ")}\n`;
}

/** A submission with all its fields, one a line. */
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

/** Returns a table for a spreadsheet (RFC 4180), with a column for every field that a form had when it was sent. */
export function formatCsv(submissions: readonly ListedSubmission[], separator: string): string {
  const columns = [...new Set(submissions.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = submissions.map(({ id, receivedAt, kind, looksAutomated, fields }) => [
    ...[id, receivedAt, kind, looksAutomated ? suspicion : ""],
    ...columns.map((column) => cleanText(fields[column] ?? "")),
  ]);
  const table = [["id", "receivedAt", "kind", "suspect", ...columns], ...rows];
  // The byte-order mark tells Excel that the file is UTF-8.
  return `\ufeff${table.map((row) => `${row.map(toCell).join(separator)}\r\n`).join("")}`;
}

/** Cells that a spreadsheet would run get an apostrophe (owasp.org, CSV Injection). */
function toCell(text: string): string {
  // Spreadsheets skip leading blanks, and treat the full-width signs like the ASCII ones.
  const isFormula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
