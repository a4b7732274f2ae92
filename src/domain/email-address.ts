const label = String.raw`[\p{L}\p{M}\p{N}\p{Join_C}_-]+`;
const address = new RegExp(String.raw`^[^\s@<>()[\]\\,;:"]+@${label}(?:\.${label})*$`, "u");

/** Takes off what mail programs write around an address: a name before `<>`, quotes and `mailto:`. */
export function withoutWrapping(text: string): string {
  return text
    .replace(/^[^@<>]*<([^<>]*)>$/, "$1")
    .replace(/^["'\u2018\u201c](.*)["'\u2019\u201d]$/, "$1")
    .replace(/^mailto:/i, "")
    .trim();
}

/** something@something.something, and no more than one address. */
export const isEmail = (text: string) => address.test(text) && /@.*\./.test(text);

/** An e-mail address whose last part has 2 to 4 characters as people read it. */
export function isEmailWithShortTld(text: string): boolean {
  // The length of a part that Chromium has written in ASCII, such as xn--p1ai, says nothing. A combining mark belongs to its letter.
  return isEmail(text) && /\.(?:xn--[\w-]+|(?:[^\p{M}.]\p{M}*){2,4})$/iu.test(text);
}

/** Whether a mail's header may hold the text as its one address: with ASCII before the @, as most mail servers want. */
export const isMailbox = (text: string) => address.test(text) && /^[!-~]+@/.test(text);
