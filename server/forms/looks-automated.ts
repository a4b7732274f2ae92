import type { Values } from "../../src/domain/form-definition";

/** A link as HTML or BBCode has it. Visitors have no use for either. */
const markup = /<a\s|\[(?:url|link)\b/i;

const webAddress = /(?:https?:\/\/|www\.)\S+/gi;

/**
 * Whether a program has probably filled a form in. Such a form is delivered, with a note, because this is only a guess.
 * @param honeypot the content of a field that visitors do not see
 * @param timesInLastHour how often the same text came before, within an hour
 */
export function looksAutomated(
  { honeypot, fields }: { readonly honeypot: string; readonly fields: Readonly<Values> },
  timesInLastHour: number,
): boolean {
  const hasSpam = (text: string) => markup.test(text) || (text.match(webAddress) ?? []).length > 2;
  return honeypot !== "" || timesInLastHour >= 4 || Object.values(fields).some(hasSpam);
}
