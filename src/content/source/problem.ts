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
