/** Replaces control characters but tabs and line breaks with U+FFFD: they can drive a terminal or break a mail. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\r\n]|\p{Cs}/gu, "\ufffd");
}
