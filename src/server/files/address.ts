/** Parses the addresses of requests, without looking at the disk. */
import { decodeAddress } from "../../lib/addresses";

/** Empty segments, control characters, hidden files but those of .well-known, compressed copies and source maps. */
const unpublished = /\/\/|[\\\p{Cc}]|\/\.(?!well-known\/)|\.(?:br|gz|map)$/iu;

/**
 * The path in the built site, such as "about-us", of a percent-encoded one without a query, and whether that is another
 * spelling of it. It leads out of no folder; undefined if it is no valid address of this site.
 */
export function readAddress(rawPath: string) {
  const decoded = decodeAddress(rawPath);
  if (!decoded.startsWith("/") || unpublished.test(decoded)) return undefined;
  const path = decoded.replace(/\/(index\.html)?$/, "").slice(1);
  return { path, isAlias: decoded !== "/" && `/${path}` !== decoded };
}

/** A host before the path, as clients of a proxy send it. */
const absoluteForm = /^https?:\/\/[^/?#]+(?=([/?#]?))/i;

/** The target of a request as the router understands it: a path, in which a stray percent sign, as in "/%zz", is encoded. */
export function routableTarget(rawTarget = ""): string {
  const target = rawTarget.replace(absoluteForm, (_host, next) => (next === "/" ? "" : "/"));
  if (!target.startsWith("/")) return "/404";
  const [path = ""] = target.split(/[?#]/, 1);
  const isDecodable = !path.includes("%") || decodeAddress(path) !== path;
  return isDecodable ? target : path.replaceAll("%", "%25");
}
