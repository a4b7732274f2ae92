/** Reading the address of a request. Pure: nothing here looks at the disk. */

/** What an address asks for. Paths are relative to the folder of the built site, without a leading slash. */
export type Address =
  /** A page, by its canonical address: "about-us"; "" is the home page. */
  | { kind: "page"; path: string }
  /** Another spelling of a page: a trailing slash, or its index.html. */
  | { kind: "alias"; path: string }
  /** A file, by its name: "app-0123456789abcdef.js". */
  | { kind: "file"; path: string }
  /** Nothing that this site could have. */
  | { kind: "none" };

const none: Address = { kind: "none" };

/** Compressed copies are sent in place of their originals, and source maps are not published. */
const unpublished = /\.(?:br|gz|map)$/i;

/**
 * Reads the path of a request, still percent-encoded and without its query.
 * Empty segments, dot segments, hidden files, encoded separators and control characters make it "none",
 * so that a readable path can be joined to a folder without leaving it.
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

/** The canonical address of a page, percent-encoded: it always begins with exactly one slash. */
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
  // The one hidden folder that is meant to be seen: security.txt, and proofs of who owns the domain.
  if (name === ".well-known") return depth === 0;
  return name !== "" && !name.startsWith(".") && !/[/\\\p{Cc}]/u.test(name);
}
