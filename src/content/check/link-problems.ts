/** Checks of links: those that stay on this site must lead to a page, to a part of it that has the id, or to a file. */
import { pathsMadeFrom } from "../model/content-files";
import { decodeAddress, isFileAddress } from "../../lib/addresses";
import { filesIn } from "../../lib/files-in";
import { companyText, type ContentFolder, type ContentSource } from "../content-folder";

/** The id of every page's main part. */
const everyPage = "content";

/** Relative to the project, in which every program of it runs. */
const staticFolder = "static";

/** Files that the build adds to those of static/. */
const builtFiles = ["robots.txt", "sitemap-index.xml", ".well-known/security.txt"];

export function linkChecker({ sources }: ContentFolder) {
  const anchors = new Map<string, readonly string[]>(
    sources.flatMap((source) =>
      pathsMadeFrom(source.path).map(
        (path) => [path, [everyPage, ...anchorsOf(source, sources)]] as const,
      ),
    ),
  );
  const files = new Set([...builtFiles, ...filesIn(staticFolder)]);
  const url = companyText(sources, "url");
  const ownHost = URL.canParse(url) ? new URL(url).host : undefined;

  return (link: string, from: ContentSource): string | undefined => {
    if (link.startsWith("#")) return anchorProblem(link, link, pathsMadeFrom(from.path)[0]);
    if (!link.startsWith("/")) return ownHostProblem(link);
    const [, address = "", rest = ""] = /^([^?#]*)(.*)$/.exec(link) ?? [];
    if (anchors.has(address)) return anchorProblem(link, rest, address);
    const route = asRoute(address);
    if (anchors.has(route)) return `expected "${route}${rest}", got "${link}"`;
    // A server decodes an address and looks for exactly that name, although two spellings of an accent look alike.
    if (files.has(decodeAddress(address).slice(1))) return undefined;
    const isFile = isFileAddress(address);
    return `expected ${isFile ? "a file of static/" : "the address of a page of this site"}, got "${link}"`;
  };

  function anchorProblem(link: string, rest: string, path: string | undefined) {
    const [, id = ""] = /#(.*?)(:~:.*)?$/.exec(rest) ?? [];
    if (id === "") return undefined;
    if (path === undefined) return `expected the path of a page before the #, got "${link}"`;
    const known = anchors.get(path) ?? [];
    if (known.includes(id)) return undefined;
    return `expected ${known.map((each) => `#${each}`).join(" or ")} on ${path}, got "${link}"`;
  }

  function ownHostProblem(link: string): string | undefined {
    if (!URL.canParse(link) || new URL(link).host !== ownHost) return undefined;
    const { pathname, search, hash } = new URL(link);
    return `expected "${pathname}${search}${hash}", the path on this site, got "${link}"`;
  }
}

/** The ids that the page made from a content file has: parts of the page, and items of the content that it shows. */
export function anchorsOf(source: ContentSource, sources: readonly ContentSource[]): string[] {
  const { route, anchors = [] } = source.file;
  const shown = sources.filter(({ file }) => route !== undefined && file.shownOn?.route === route);
  const parts = shown.flatMap(({ file }) => file.shownOn?.part ?? []);
  const items = [source, ...shown].flatMap(({ values }) =>
    values.filter(({ meta }) => meta.anchor),
  );
  return [...new Set(parts), ...anchors, ...items.map(({ value }) => value)];
}

/** Addresses have small letters, no ending and no slash at the end. */
const asRoute = (link: string) => link.toLowerCase().replace(/(\/index)?\.html?$|\/+$/, "") || "/";
