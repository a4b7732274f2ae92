const label = String.raw`[\p{L}\p{M}\p{N}\p{Join_C}_-]+`;
const address = new RegExp(String.raw`^[^\s@<>()[\]\\,;:"]+@${label}(?:\.${label})*$`, "u");

/** Removes what mail programs write around an address: a name before `<>`, quotes and `mailto:`. */
export function unwrapAddress(text: string): string {
  return text
    .replace(/^[^@<>]*<([^<>]*)>$/, "$1")
    .replace(/^["'\u2018\u201c](.*)["'\u2019\u201d]$/, "$1")
    .replace(/^mailto:/i, "")
    .trim();
}

/** Whether a text is a single address such as something@something.something. */
export const isEmail = (text: string) => address.test(text) && /@.*\./.test(text);

/** Whether a text is an e-mail address whose last part has 2 to 4 characters as people read it (docs/decisions/0008). */
export function isEmailWithShortTld(text: string): boolean {
  // Chromium converts international parts to ASCII, such as xn--p1ai, whose length says nothing. Combining marks do not count.
  return isEmail(text) && /\.(?:xn--[\w-]+|(?:[^\p{M}.]\p{M}*){2,4})$/iu.test(text);
}

/** Whether a mail header may contain the address. Most mail servers require ASCII before the @. */
export const isMailbox = (text: string) => address.test(text) && /^[!-~]+@/.test(text);
