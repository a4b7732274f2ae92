/** Parses the addresses of requests, without looking at the disk. */
import { decodeAddress } from "../../lib/addresses";

/** What an address refers to. Paths are relative to the built site, without a leading slash. */
export type Address = {
  /** A page by its canonical address, an alternative spelling of a page, or a file. */
  kind: "page" | "alias" | "file";
  /** "about-us"; "" is the home page. */
  path: string;
};

/** Empty segments, control characters, hidden files but those of .well-known, compressed copies and source maps. */
const unpublished = /\/\/|[\\\p{Cc}]|\/\.(?!well-known\/)|\.(?:br|gz|map)$/iu;

/**
 * Parses a percent-encoded path without a query, of a target that routableTarget has returned. The result can be joined
 * to a folder without leaving it; undefined if it is no valid address of this site.
 */
export function readAddress(rawPath: string): Address | undefined {
  const decoded = decodeAddress(rawPath);
  if (!decoded.startsWith("/") || unpublished.test(decoded)) return undefined;
  const path = decoded.replace(/\/(index\.html)?$/, "").slice(1);
  if (decoded !== "/" && `/${path}` !== decoded) return { kind: "alias", path };
  return { kind: /\.[^/]*$/.test(path) ? "file" : "page", path };
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
