import { domainToASCII } from "node:url";
import addressparser from "nodemailer/lib/addressparser";

/** In characters; no mail server need accept a longer address, and no line of a mail holds any length. */
const longestAddress = 254;

/**
 * The text as an address for a mail's header, with its domain in ASCII, or undefined unless it is exactly one
 * address. Anything else could add a recipient: a parser reads two addresses in `x@y.zz>,<q`.
 */
export function mailboxOf(text: string): string | undefined {
  const [parsed, ...others] = addressparser(text);
  if (parsed === undefined || others.length > 0 || parsed.name !== "") return undefined;
  if (parsed.address !== text || text.length > longestAddress) return undefined;
  // Without quotes, comments and letters outside ASCII, which many mail servers do not accept.
  const [, local, domain = ""] =
    /^([\w.!#$%&'*+/=?^`{|}~-]+)@([^@\s<>,;:"()[\]\\]+)$/.exec(text) ?? [];
  const asciiDomain = domainToASCII(domain);
  return local === undefined || asciiDomain === "" ? undefined : `${local}@${asciiDomain}`;
}
