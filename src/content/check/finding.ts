import type { JsonPath } from "../model/annotated-values";

export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Finding {
  readonly path: JsonPath;
  readonly message: string;
  /** Absent where the value at the path begins, and when the file itself is the problem. */
  readonly position?: Position;
}

/** Returns a list of one finding, or of none without a message. */
export const finding = (path: JsonPath, message: string | undefined): Finding[] =>
  message === undefined ? [] : [{ path, message }];

/** Returns a path as messages show it, such as `members[1].linkedin`; empty for the whole file. */
export function fieldName(path: JsonPath): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}
