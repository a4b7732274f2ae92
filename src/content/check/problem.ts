import type { JsonPath } from "../model/annotated-values";
import type { Problem } from "../source/problem";

/** Returns a list with one problem, or an empty list if there is no message. */
export const toProblems = (path: JsonPath, message: string | undefined): Problem[] =>
  message === undefined ? [] : [{ path, message }];

/** Returns a path as messages show it, such as `members[1].linkedin`; empty for the whole file. */
export function formatPath(path: JsonPath): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}
