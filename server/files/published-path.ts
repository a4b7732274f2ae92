/** Maps the paths of requests to paths in the built site, without looking at the disk. */
import { allRoutes, getErrorFile } from "../../src/domain/routes";
import { decodeAddress } from "../../src/lib/addresses";

/** Empty segments, control characters, hidden files other than .well-known, compressed copies and source maps. */
const unpublishedPattern = /\/\/|[\\\p{Cc}]|\/\.(?!well-known\/)|\.(?:br|gz|map)$/iu;

/** The paths of error pages and of their files for static hosts, which are not addresses of pages. */
const errorPages = allRoutes.flatMap(({ path, matchPath }) =>
  matchPath === undefined ? [] : [path.slice(1), getErrorFile(matchPath)],
);

/**
 * Parses the percent-encoded path of a request. Returns the path in the built site, such as "about-us", and whether the request
 * had another spelling of it; undefined for a path at which nothing is published, or which leaves the folder or the site.
 */
export function parsePublishedPath(encodedPath: string) {
  const decoded = decodeAddress(encodedPath);
  const path = decoded.replace(/\/(index\.html)?$/, "").slice(1);
  if (
    !decoded.startsWith("/") ||
    unpublishedPattern.test(decoded) ||
    errorPages.includes(path.toLowerCase())
  ) {
    return undefined;
  }
  return { path, isAlias: decoded !== "/" && `/${path}` !== decoded };
}

/** Encodes the percent signs of a request's target if it cannot be decoded, as in "/50%-off": the router would refuse it. */
export function encodeStrayPercents(target = ""): string {
  const [path = ""] = target.split("?", 1);
  const isDecodable = !path.includes("%") || decodeAddress(path) !== path;
  return isDecodable ? target : path.replaceAll("%", "%25");
}
