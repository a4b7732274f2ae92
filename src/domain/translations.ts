import { routeAt } from "./routes";

/** The same site in another language: content/company.json says what its fields are. */
interface Translation {
  readonly url: string;
  readonly without: readonly string[];
}

/** The address of the same page in another language; undefined where there is none, as for an error page. */
export function counterpartOf({ url, without }: Translation, pathname: string): string | undefined {
  const page = routeAt(pathname);
  if (!page || page.isUnlisted) return undefined;
  const path = page.path.includes("*") ? pathname : page.path;
  return without.includes(path) ? undefined : url + path;
}
