import { findRoute } from "./routes";

/** The same site in another language, from content/company.json (docs/decisions/0058). */
interface Translation {
  readonly url: string;
  readonly without: readonly string[];
}

/** Returns the address of the same page in another language; undefined if there is none, as for an error page. */
export function findTranslatedAddress(
  { url, without }: Translation,
  pathname: string,
): string | undefined {
  const page = findRoute(pathname);
  if (!page || page.isUnlisted) return undefined;
  const path = page.path.includes("*") ? pathname : page.path;
  return without.includes(path) ? undefined : url + path;
}
