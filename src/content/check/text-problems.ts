/** Checks of texts: every character can be shown, and in the direction of the others; search results show the whole. */
import { companyText, type ContentFolder, type ContentSource } from "../content-folder";
import { type Finding, finding } from "./finding";

/** Control characters but the newline, halves of characters, private ones, lost ones, byte-order marks and marks of direction. */
const unreadable = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\uFFFD\uFEFF\u202A-\u202E\u2066-\u2069]/u;

export function unreadableCharacters({ values }: ContentSource): Finding[] {
  return values.flatMap(({ path, value }) => {
    const code = unreadable.exec(value)?.[0].codePointAt(0);
    if (code === undefined) return [];
    const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
    return finding(
      path,
      `expected visible characters and \\n, got ${name}: delete it or type it again`,
    );
  });
}

export function textsThatAreCut({ values }: ContentSource, { sources }: ContentFolder): Finding[] {
  const name = companyText(sources, "name");
  return values.flatMap(({ path, value, meta: { shownLength = Infinity } }) => {
    const { length } = value.replaceAll("{company}", () => name);
    if (length <= shownLength) return [];
    const filled = value.includes("{company}") ? ` with "${name}" in place of {company}` : "";
    return finding(
      path,
      `expected at most ${shownLength} characters, search results cut longer ones, got ${length}${filled}`,
    );
  });
}
