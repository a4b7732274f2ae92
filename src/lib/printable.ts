/**
 * Replaces control characters, except tabs and line breaks, with U+FFFD. A visitor may send any text, and
 * control characters can drive a terminal or break a mail.
 */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\r\n]|\p{Cs}/gu, "\ufffd");
}
