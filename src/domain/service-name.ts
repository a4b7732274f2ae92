import { decodeAddress } from "../lib/addresses";
import { getPath, routes } from "./routes";

const folder = getPath(routes.service, "");

/** Returns the name in a path such as /services/<name>, made safe for a sentence: at most 80 characters, no direction overrides. */
export function readServiceName(pathname: string): string {
  const encoded = pathname.replace(/\/+$/, "").slice(folder.length);
  const name = decodeAddress(encoded).replace(/\p{Bidi_Control}/gu, "");
  return name.replace(/^(.{79}).{2,}$/su, "$1…");
}
