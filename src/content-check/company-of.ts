import { company } from "../content-model/company";
import type { ContentSource } from "./content-folder";

/**
 * Returns content/company.json.
 * @throws if it is missing or invalid, which the content check has ruled out
 */
export function companyOf(sources: readonly ContentSource[]) {
  return company.parse(sources.find(({ file }) => file.type === "Company")?.json.value);
}
