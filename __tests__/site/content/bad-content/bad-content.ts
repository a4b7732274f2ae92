/**
 * What is done to a file, and the line that names the fault. The `¦` marks where the fault is; the
 * patterns know the fields, not the words, so that the words may change.
 */
export interface BadContent {
  readonly fault: string;
  readonly file: string;
  readonly pattern: RegExp;
  readonly replacement: string;
  /** The line from behind `content/<file>:<line>:<column>`. */
  readonly says: string;
}
