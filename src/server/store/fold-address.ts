import { domainToASCII } from "node:url";

/** The form in which two spellings of one e-mail address are equal: `JÜRGEN@Ü.de` and `jürgen@xn--tda.de`. */
export function foldAddress(address: string): string {
  const folded = address.trim().normalize("NFC").toLowerCase();
  const at = folded.lastIndexOf("@") + 1;
  const domain = folded.slice(at);
  return folded.slice(0, at) + (domainToASCII(domain) || domain);
}
