/**
 * Writes a table as CSV (RFC 4180): every cell quoted, lines ended by CR LF.
 * A cell that a spreadsheet would run as a formula is led by an apostrophe, so that it stays text
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  // Spreadsheets skip blanks before they look, and take the full-width forms for the signs themselves.
  const isFormula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
