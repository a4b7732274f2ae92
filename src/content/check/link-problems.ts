/** Checks of links: those that stay on this site must lead somewhere. */
import { join } from "node:path";
import { nameOf } from "../model/content-files";
import { elementIds } from "../model/element-ids";
import { decodeAddress, isFileAddress } from "../../lib/addresses";
import { filesIn } from "../../lib/files-in";
import { companyText, type ContentFolder, type ContentSource } from "./content-folder";

/** Files that the build adds to those of static/. */
const builtFiles = new Set(["/robots.txt", "/sitemap-index.xml", "/.well-known/security.txt"]);

export function linkChecker(folder: ContentFolder) {
  const idsByAddress = idsOfPages(folder.sources);
  const allIds = new Set([...idsByAddress.values()].flatMap((ids) => [...ids]));
  const url = companyText(folder.sources, "url");
  const ownHost = URL.canParse(url) ? new URL(url).host : undefined;
  /** With a slash before, by their spelling with composed accents. */
  const files = new Map(
    filesIn(join(folder.dir, "../static")).map((path) => [`/${path}`.normalize(), `/${path}`]),
  );

  return (link: string): string | undefined => {
    if (link.startsWith("#")) return anchorProblem(link, allIds, "on this site");
    if (!link.startsWith("/")) return ownHostProblem(link);
    const [, address = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(link) ?? [];
    const ids = idsByAddress.get(address);
    if (ids) return anchorProblem(hash, ids, `on the page ${address}`, link);
    const page = asAddress(address);
    if (idsByAddress.has(page)) return `expected "${page}${search}${hash}", got "${link}"`;
    if (builtFiles.has(address)) return undefined;
    const file = decodeAddress(address);
    const meant = [address, file, link].map((name) => files.get(name.normalize())).find(Boolean);
    if (meant) return fileProblem(meant, address, link);
    const isFile = isFileAddress(address);
    return `expected ${isFile ? "a file of static/" : "the address of a page of this site"}, got "${link}"`;
  };

  function ownHostProblem(link: string): string | undefined {
    if (!URL.canParse(link) || new URL(link).host !== ownHost) return undefined;
    const { pathname, search, hash } = new URL(link);
    return `expected "${pathname}${search}${hash}", the path on this site, got "${link}"`;
  }
}

/** A server decodes an address and looks for exactly that name, although two spellings of an accent look alike. */
function fileProblem(file: string, address: string, link: string): string | undefined {
  const decoded = decodeAddress(address);
  const isMalformed = address.includes("%") && decoded === address;
  if (decoded === file && !isMalformed) return undefined;
  if (decoded.normalize() === file.normalize() && !isMalformed) {
    return `expected the accents as in the name of the file: rename static${file} without accents, got "${link}"`;
  }
  return `expected "${file.split("/").map(encodeURIComponent).join("/")}", got "${link}"`;
}

/** Addresses have small letters, no ending and no slash at the end. */
const asAddress = (link: string) =>
  link.toLowerCase().replace(/(\/index)?\.html?$|\/+$/, "") || "/";

/** `#` alone is a placeholder, which the strict check lists. */
function anchorProblem(hash: string, ids: ReadonlySet<string>, where: string, link = hash) {
  if (hash.length < 2 || ids.has(decodeAddress(hash.slice(1)))) return undefined;
  return `expected the id of a part ${where} after #, got "${link}"`;
}

/** The ids of the elements of every page made from content, by its address. */
function idsOfPages(sources: readonly ContentSource[]): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { path, file } of sources) {
    for (const route of file.routes ?? []) {
      pages.set(route.replace("*", nameOf(path)), new Set(elementIds(route)));
    }
  }
  for (const { path: from, file, values } of sources) {
    const ids = pages.get(file.idsOn?.replace("*", nameOf(from)) ?? "");
    for (const { path, value } of values) {
      if (path.at(-1) !== "id") continue;
      ids?.add(value);
      if (file.idsOn === "/*") ids?.add(`${value}-heading`);
    }
  }
  return pages;
}
