/** Parses the paths of requests, without looking at the disk. */
import { allRoutes, errorFileOf } from "../../src/domain/routes";
import { decodeAddress } from "../../src/lib/addresses";

/** Empty segments, control characters, hidden files but those of .well-known, compressed copies and source maps. */
const unpublishedPattern = /\/\/|[\\\p{Cc}]|\/\.(?!well-known\/)|\.(?:br|gz|map)$/iu;

/** The error pages and their files for static hosts, whose own paths return 404 as well. */
const errorPages = allRoutes.flatMap(({ path, matchPath }) =>
  matchPath === undefined ? [] : [path.slice(1), errorFileOf(matchPath)],
);

/**
 * The path in the built site, such as "about-us", of a percent-encoded one without a query, and whether that is another
 * spelling of it. It leads out of no folder and to no other site; undefined if nothing is published there.
 */
export function parsePublishedPath(encodedPath: string) {
  const decoded = decodeAddress(encodedPath);
  const path = decoded.replace(/\/(index\.html)?$/, "").slice(1);
  if (!decoded.startsWith("/") || unpublishedPattern.test(decoded) || errorPages.includes(path)) {
    return undefined;
  }
  return { path, isAlias: decoded !== "/" && `/${path}` !== decoded };
}

/** A request's target with its stray percent signs encoded, as in "/50%-off", which the router would refuse. */
export function encodeStrayPercents(target = ""): string {
  const [path = ""] = target.split("?", 1);
  const isDecodable = !path.includes("%") || decodeAddress(path) !== path;
  return isDecodable ? target : path.replaceAll("%", "%25");
}
