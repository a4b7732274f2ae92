import type { ContentSource } from "../../content/check/content-folder";

/** ASCII, which visitors type, and whatever else content uses. Others come from a second font file, on demand. */
export function commonCharacters(sources: readonly ContentSource[]): string {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));
  const used = sources.flatMap(({ text }) => Array.from(text)).filter((each) => each >= " ");
  return [...new Set([...ascii, ...used])].sort().join("");
}
