import type { JsonPath } from "../model/annotated-values";

export interface Position {
  readonly line: number;
  readonly column: number;
}

export interface Finding {
  /** What certainly spoils the site is refused; "strict" is what matters only before publishing. */
  readonly level: "refused" | "advised" | "strict";
  readonly path: JsonPath;
  readonly message: string;
  /** Absent where the value at the path begins, and when the file itself is the problem. */
  readonly position?: Position;
}

/** Returns a list of one finding, or of none without a message. */
export function finding(
  level: Finding["level"],
  path: JsonPath,
  message?: string | false,
): Finding[] {
  return message ? [{ level, path, message }] : [];
}

/** The same about a whole file, given by its path relative to content/. */
export function findingAbout(file: string, level: Finding["level"], message?: string | false) {
  return finding(level, [], message).map((found) => ({ file, ...found }));
}

/** Returns a path as messages show it, such as `members[1].linkedin`; empty for the whole file. */
export function fieldName(path: JsonPath): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}
