import type { ContentSource } from "../../content-check/content-folder";

const firstPrintable = 0x20;
const lastPrintable = 0x7e;

/**
 * The characters of the font files that every page loads: ASCII, which visitors type, and whatever else content
 * uses. Others come from a second file, on demand.
 */
export function commonCharacters(sources: readonly ContentSource[]): string {
  const characters = new Set(sources.flatMap(({ text }) => text.match(/[^ -~]/gu) ?? []));
  for (let code = firstPrintable; code <= lastPrintable; code++) {
    characters.add(String.fromCodePoint(code));
  }
  return [...characters]
    .filter((each) => each >= " ")
    .sort()
    .join("");
}
