import { cleanLine, withoutEdges, withoutScheme } from "./clean";

/** The longest address, in characters; no mail server need accept a longer address. */
const longestEmail = 254;

/** Longer text is no address in any wrapping, and would take long to search. */
const longestWrapped = 1000;

/** The ways in which mail programs and pages write one address together with other things. */
const wrappings: readonly [RegExp, string][] = [
  // "asha@example.com" <mailto:asha@example.com>
  [/^["']?([^"'<>]+)["']?\s*<(?:mailto:)?\1>[\s,.;]*$/i, "$1"],
  // "Rao, Asha" <asha@example.com>
  [/^[^<>@]*<([^<>]*)>[\s,.;]*$/, "$1"],
  // E-mail: asha@example.com
  [/^[^@:<>]*:\s+/, ""],
];

/** Takes off everything around a single address that can only be wrapping. Any other text stays no address. */
export function withoutWrapping(text: string): string {
  if (text.length > longestWrapped) return text;
  // Full-width signs and the ligatures of PDFs become plain ones.
  let inner = text.normalize("NFKC").replace(/\u3002/g, ".");
  for (let outer = ""; outer !== inner;) {
    outer = inner;
    for (const [pattern, email] of wrappings) inner = inner.replace(pattern, email);
    inner = withoutEdges(withoutScheme(inner));
  }
  return inner;
}

/** A letter, mark or digit outside of ASCII. */
const foreign = String.raw`(?![\p{Z}\p{P}\p{C}])[^\0-\x7f]`;
const localCharacter = String.raw`[\w.!#$%&'*+/=?^\x60{|}~-]|${foreign}`;
/** Some scripts join and part their letters by signs that nobody sees. */
const domainCharacter = String.raw`[\w.-]|[\u200c\u200d]|${foreign}`;
const address = new RegExp(`^((?:${localCharacter})+)@((?:${domainCharacter})+)$`, "u");

/** An address with its domain in ASCII, or undefined unless the text is exactly one, without quotes and comments. */
function parseEmail(text: string): { local: string; domain: string } | undefined {
  if (text.length > longestEmail) return undefined;
  const [, local, typedDomain] = address.exec(text) ?? [];
  if (local === undefined || typedDomain === undefined) return undefined;
  const domain = inAscii(typedDomain);
  // An address of the Internet Protocol is no domain.
  if (!/^[^.]+(\.[^.]+)*$/.test(domain) || /(^|\.)\d+$/.test(domain)) return undefined;
  return local.length + domain.length < longestEmail ? { local, domain } : undefined;
}

/** Returns a domain as URL writes it. Not by `URL.canParse`, which Node 20 lets refuse "ü.de" once it has optimized the call. */
function inAscii(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return "";
  }
}

/** The one address that the text is, as a mail's header may hold it: with ASCII before the @, as most mail servers want. */
export function mailboxOf(text: string): string | undefined {
  const { local = "", domain = "" } = parseEmail(text) ?? {};
  return /^[!-~]+$/.test(local) ? `${local}@${domain}` : undefined;
}

/** something@something.something, and no more than one address. */
export function isEmail(text: string): boolean {
  return parseEmail(text)?.domain.includes(".") === true;
}

/** An e-mail address whose last part has 2 to 4 characters as people read it. */
export function isEmailWithShortTld(text: string): boolean {
  // The length of a part that a browser has written in ASCII, such as xn--p1ai, says nothing. A combining mark belongs to its letter.
  return isEmail(text) && /\.(?:xn--[\w-]+|(?:[^\p{M}.]\p{M}*){2,4})$/iu.test(text);
}

/** The same text for every spelling of one address, such as `<JÜRGEN@Ü.de>` and `jürgen@xn--tda.de`. */
export function foldEmail(text: string): string {
  const typed = withoutWrapping(cleanLine(text));
  const { local, domain } = parseEmail(typed) ?? { local: typed, domain: "" };
  return `${local.normalize("NFC").toLowerCase()}@${domain}`;
}
