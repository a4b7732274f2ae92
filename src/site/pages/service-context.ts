import { wrapIndex } from "../../lib/wrap-index";

/** The variables of a service's page, which shows the next two of all services by their sorted names. */
export function serviceContext(names: readonly string[], name: string) {
  const index = names.indexOf(name);
  const following = (distance: number) => names[wrapIndex(index + distance, names.length)];
  return { name, next: following(1), afterNext: following(2) };
}
