/**
 * An edit that breaks a content file, and the problem it causes. The `¦` in the replacement marks the
 * position of the fault. Patterns match field names, because texts change.
 */
export interface BadContent {
  readonly fault: string;
  readonly file: string;
  readonly pattern: RegExp;
  readonly replacement: string;
  /** The reported line after `content/<file>:<line>:<column>`. */
  readonly says: string;
}

/** Valid content that could be better. */
export interface Improvable extends BadContent {
  /** Reported with --strict only. */
  readonly isStrict: boolean;
}
