/** Parses the addresses of requests, without looking at the disk. */

/** What an address refers to. Paths are relative to the built site, without a leading slash. */
export type Address =
  /** A page by its canonical address: "about-us"; "" is the home page. */
  | { kind: "page"; path: string }
  /** An alternative spelling of a page: with a trailing slash or index.html. */
  | { kind: "alias"; path: string }
  /** A file: "app-0123456789abcdef.js". */
  | { kind: "file"; path: string }
  /** Not a valid address of this site. */
  | { kind: "none" };

const none: Address = { kind: "none" };

/** Compressed copies, which are only sent in place of their originals, and source maps. */
const unpublished = /\.(?:br|gz|map)$/i;

/**
 * Parses a request's path, which is percent-encoded and has no query.
 * Empty segments, dot segments, hidden files, encoded separators and control characters give "none"; what is
 * left can be joined to a folder without leaving it.
 */
export function readAddress(rawPath: string): Address {
  if (rawPath === "/") return { kind: "page", path: "" };
  const segments = rawPath.split("/");
  if (segments.shift() !== "" || segments.length === 0) return none;
  const endsInSlash = segments.at(-1) === "";
  if (endsInSlash) segments.pop();

  const names: string[] = [];
  for (const segment of segments) {
    const name = decodeSegment(segment);
    if (name === undefined || !isPublicName(name, names.length)) return none;
    names.push(name);
  }

  const path = names.join("/");
  const last = names.at(-1) ?? "";
  if (unpublished.test(last)) return none;
  if (endsInSlash) return { kind: "alias", path };
  if (last === "index.html") return { kind: "alias", path: names.slice(0, -1).join("/") };
  return { kind: last.includes(".") ? "file" : "page", path };
}

/** The canonical address of a page, percent-encoded and with exactly one leading slash. */
export function canonicalAddress(path: string): string {
  return `/${path.split("/").map(encodeURIComponent).join("/")}`;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function isPublicName(name: string, depth: number): boolean {
  // The one public hidden folder: security.txt, and files that prove ownership of the domain.
  if (name === ".well-known") return depth === 0;
  return name !== "" && !name.startsWith(".") && !/[/\\\p{Cc}]/u.test(name);
}
