import type { JsonPath } from "../model/annotated-values";

export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Problem {
  readonly path: JsonPath;
  readonly message: string;
  /** Where the problem is, unless that is where the value at the path begins, or the file as a whole. */
  readonly position?: Position;
}

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
