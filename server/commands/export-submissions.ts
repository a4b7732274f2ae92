import { cleanText } from "../../src/domain/clean-text";
import { company } from "../../src/content/imported-content";
import { type ListedSubmission, suspicion, toExportedSubmission } from "../database/submission";
import { formatSheetTime } from "../office-time";

type Pages = AsyncIterable<readonly ListedSubmission[]>;

/** Formats submissions as a JSON list, page by page. */
export async function* exportJson(pages: Pages): AsyncGenerator<string> {
  let start = "[\n";
  for await (const page of pages) {
    // The list of a page without its own brackets.
    yield start + JSON.stringify(page.map(toExportedSubmission), null, 2).slice(2, -2);
    start = ",\n";
  }
  yield start === ",\n" ? "\n]\n" : "[]\n";
}

/**
 * Formats submissions as CSV for spreadsheets (RFC 4180), page by page, with a column for each field that any of them has.
 * @param readAll is called twice: the heading comes first, but its columns are known last
 */
export async function* exportCsv(readAll: () => Pages, separator: string): AsyncGenerator<string> {
  const columns = new Set<string>();
  for await (const page of readAll()) {
    for (const { fields } of page) Object.keys(fields).forEach((name) => columns.add(name));
  }
  const formatRow = (cells: readonly string[]) => `${cells.map(toCell).join(separator)}\r\n`;
  const time = `receivedAt (${company.hours.timeZone})`;
  // The byte-order mark tells Excel that the file is UTF-8.
  yield `\ufeff${formatRow(["id", time, "kind", "suspect", ...columns])}`;
  for await (const page of readAll()) {
    const rows = page.map(({ id, receivedAt, form, looksAutomated, fields }) => [
      ...[id, formatSheetTime(receivedAt), form, looksAutomated ? suspicion : ""],
      ...Array.from(columns, (column) => cleanText(fields[column] ?? "")),
    ]);
    yield rows.map(formatRow).join("");
  }
}

/** Quotes a cell. One that a spreadsheet would run as a formula gets an apostrophe (owasp.org, CSV Injection). */
function toCell(text: string): string {
  // Spreadsheets skip leading blanks, and read full-width signs like ASCII ones.
  const isFormula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text);
  const isPhoneNumber = /^\+[\d -]+$/.test(text);
  return `"${(isFormula && !isPhoneNumber ? `'${text}` : text).replaceAll('"', '""')}"`;
}
