import { decodeAddress } from "../lib/addresses";
import { pathTo, routes } from "./routes";

const folder = pathTo(routes.service, "");

/** The name in a path such as /services/<name>, for a sentence: at most 80 characters, none of which reverse the text. */
export function serviceNameOf(pathname: string): string {
  const encoded = pathname.replace(/\/+$/, "").slice(folder.length);
  const name = decodeAddress(encoded).replace(/\p{Bidi_Control}/gu, "");
  return name.replace(/^(.{79}).{2,}$/su, "$1…");
}
