/**
 * Formats rows as CSV (RFC 4180), with every cell quoted and CR LF line ends. Cells that a spreadsheet would
 * run as a formula get a leading apostrophe (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  // Spreadsheets skip leading blanks, and treat the full-width signs like the ASCII ones.
  const isFormula = /^[\s\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
