/** Checks links within this site: each must lead to a page, to an id that the page has, or to a file of static/. */
import { isOptionalFile, listPagePaths } from "../model/content-files";
import { isNeeded } from "../model/needed-words";
import { allRoutes } from "../../domain/routes";
import { decodeAddress, isFileAddress } from "../../lib/addresses";
import { listFiles } from "../../lib/list-files";
import { findCompanyText, type ContentFolder, type ContentSource } from "../source/content-folder";

/** The id of `<main>`, on every page. */
const mainAnchor = "content";

/** Relative to the project, which is every program's working directory. */
const staticFolder = "static";

/** Files that the build adds to those of static/. */
const builtFiles = ["robots.txt", "sitemap-index.xml"];

const unlistedPages = allRoutes.flatMap(({ path, isUnlisted }) => (isUnlisted ? [path] : []));

/** Returns functions that say what is wrong with a link in a content file, or with a former path; undefined if it is right. */
export function createLinkCheck({ sources }: ContentFolder) {
  const anchors = new Map<string, readonly string[]>(
    sources
      .filter(({ path }) => isNeeded(path, sources))
      .flatMap((source) =>
        listPagePaths(source.path).map(
          (path) => [path, [mainAnchor, ...listAnchors(source, sources)]] as const,
        ),
      ),
  );
  const files = new Set([
    ...builtFiles,
    ...(findCompanyText(sources, "securityEmail") === "" ? [] : [".well-known/security.txt"]),
    ...listFiles(staticFolder),
  ]);
  const url = findCompanyText(sources, "url");
  const ownHost = URL.canParse(url) ? new URL(url).host : undefined;

  return { checkLink, checkFormerPath };

  function checkLink(link: string, from: ContentSource): string | undefined {
    if (link.startsWith("#")) return checkAnchor(link, link, listPagePaths(from.path)[0]);
    if (!link.startsWith("/")) return checkOwnHost(link);
    const [, address = "", rest = ""] = /^([^?#]*)(.*)$/.exec(link) ?? [];
    if (anchors.has(address)) return checkAnchor(link, rest, address);
    const route = toRoutePath(address);
    if (anchors.has(route)) return `expected "${route}${rest}", got "${link}"`;
    // The server looks for exactly the decoded name: an accented letter and a letter with a combining accent are different files.
    if (files.has(decodeAddress(address).slice(1))) return undefined;
    const isFile = isFileAddress(address);
    return `expected ${isFile ? "a file of static/" : "the address of a page of this site"}, got "${link}"`;
  }

  /** Since no redirect begins at a page or a file, and each link leads to one, there are no loops. */
  function checkFormerPath(path: string): string | undefined {
    const pages = [
      path.toLowerCase().replace(/\/(index\.html)?$/, ""),
      path.replace(/\.html$/, ""),
    ];
    const isTaken =
      pages.some((page) => anchors.has(page || "/") || unlistedPages.includes(page)) ||
      files.has(decodeAddress(path).slice(1));
    return isTaken ? `expected an address at which nothing is any more, got "${path}"` : undefined;
  }

  function checkAnchor(link: string, rest: string, path: string | undefined) {
    const [, id = ""] = /#(.*?)(:~:.*)?$/.exec(rest) ?? [];
    if (id === "") return undefined;
    if (path === undefined) return `expected the path of a page before the #, got "${link}"`;
    const ids = anchors.get(path) ?? [];
    if (ids.includes(id)) return undefined;
    return `expected ${ids.map((each) => `#${each}`).join(" or ")} on ${path}, got "${link}"`;
  }

  function checkOwnHost(link: string): string | undefined {
    if (!URL.canParse(link) || new URL(link).host !== ownHost) return undefined;
    const { pathname, search, hash } = new URL(link);
    return `expected "${pathname}${search}${hash}", the path on this site, got "${link}"`;
  }
}

/** Lists the ids on the page that a content file makes: of parts of the page, and of items that it shows. */
export function listAnchors(source: ContentSource, sources: readonly ContentSource[]): string[] {
  const { route, anchors = [] } = source.file;
  const shown = sources.filter(({ file }) => route !== undefined && file.shownOn?.route === route);
  const parts = shown
    // A list without items is not shown, nor what is around it.
    .filter(
      ({ file, values }) => !isOptionalFile(file) || values.some(({ path }) => path.length > 1),
    )
    .flatMap(({ file }) => file.shownOn?.part ?? []);
  const items = [source, ...shown].flatMap(({ values }) =>
    values.filter(({ meta }) => meta.anchor),
  );
  return [...new Set(parts), ...anchors, ...items.map(({ value }) => value)];
}

/** Turns `/About-Us.html` or `/about-us/` into `/about-us`, the spelling of this site's routes. */
const toRoutePath = (link: string) =>
  link.toLowerCase().replace(/(\/index)?\.html?$|\/+$/, "") || "/";
