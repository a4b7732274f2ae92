import { domainToASCII } from "node:url";
import { isMailbox } from "../../src/domain/email-address";

/** A sender or recipient in a mail's headers. The name may be empty. */
export interface NamedAddress {
  name: string;
  address: string;
}

/** Reads `a@b.example`, `Name <a@b.example>` and `"Name, Title" <a@b.example>`. Returns undefined for any other text. */
export function readNamedAddress(text: string): NamedAddress | undefined {
  const [, quoted, plain = "", inside = text] =
    /^(?:"([^"\\\p{Cc}]*)"|([^"<>@,;:\\\p{Cc}]*?))\s*<([^<>]*)>$/u.exec(text) ?? [];
  if (!isMailbox(inside)) return undefined;
  const [local = "", domain = ""] = inside.split("@");
  return { name: quoted ?? plain, address: `${local}@${domainToASCII(domain)}` };
}
