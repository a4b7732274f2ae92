/** Checks of links: those that stay on this site must lead to a page or a file. */
import { join } from "node:path";
import { pathsMadeFrom } from "../model/content-files";
import { decodeAddress, isFileAddress } from "../../lib/addresses";
import { filesIn } from "../../lib/files-in";
import type { ContentFolder } from "./content-folder";

/** Files that the build adds to those of static/. */
const builtFiles = ["robots.txt", "sitemap-index.xml", ".well-known/security.txt"];

export function linkChecker({ dir, sources }: ContentFolder) {
  const routes = new Set(sources.flatMap(({ path }) => pathsMadeFrom(path)));
  const files = new Set([...builtFiles, ...filesIn(join(dir, "../static"))]);
  const company = sources.find(({ file }) => file.type === "Company");
  const url = company?.values.find(({ path }) => path.join() === "url")?.value ?? "";
  const ownHost = URL.canParse(url) ? new URL(url).host : undefined;

  return (link: string): string | undefined => {
    if (link.startsWith("#")) return undefined;
    if (!link.startsWith("/")) return ownHostProblem(link);
    const [, address = "", rest = ""] = /^([^?#]*)(.*)$/.exec(link) ?? [];
    if (routes.has(address)) return undefined;
    const route = asRoute(address);
    if (routes.has(route)) return `expected "${route}${rest}", got "${link}"`;
    // A server decodes an address and looks for exactly that name, although two spellings of an accent look alike.
    if (files.has(decodeAddress(address).slice(1))) return undefined;
    const isFile = isFileAddress(address);
    return `expected ${isFile ? "a file of static/" : "the address of a page of this site"}, got "${link}"`;
  };

  function ownHostProblem(link: string): string | undefined {
    if (!URL.canParse(link) || new URL(link).host !== ownHost) return undefined;
    const { pathname, search, hash } = new URL(link);
    return `expected "${pathname}${search}${hash}", the path on this site, got "${link}"`;
  }
}

/** Addresses have small letters, no ending and no slash at the end. */
const asRoute = (link: string) => link.toLowerCase().replace(/(\/index)?\.html?$|\/+$/, "") || "/";
