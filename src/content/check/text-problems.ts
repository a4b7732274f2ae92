/** Checks texts: no invisible characters, and no titles or descriptions that search results would cut off. */
import { findCompanyText, type ContentFolder, type ContentSource } from "../source/content-folder";
import { toProblems } from "./problem";
import type { Problem } from "../source/problem";

/**
 * Control characters except the newline, unpaired surrogates, private-use characters, the replacement character, byte-order
 * marks, and direction overrides.
 */
const unreadable = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\uFFFD\uFEFF\u202A-\u202E\u2066-\u2069]/u;

export function findUnreadableCharacters({ values }: ContentSource): Problem[] {
  return values.flatMap(({ path, value }) => {
    const code = unreadable.exec(value)?.[0].codePointAt(0);
    if (code === undefined) return [];
    const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
    return toProblems(
      path,
      `expected visible characters and \\n, got ${name}: delete it or type it again`,
    );
  });
}

export function findTooLongTexts({ values }: ContentSource, { sources }: ContentFolder): Problem[] {
  const name = findCompanyText(sources, "name");
  return values.flatMap(({ path, value, meta: { shownLength = Infinity } }) => {
    const { length } = value.replaceAll("{company}", () => name);
    if (length <= shownLength) return [];
    const explanation = value.includes("{company}") ? ` with "${name}" in place of {company}` : "";
    return toProblems(
      path,
      `expected at most ${shownLength} characters, search results cut longer ones, got ${length}${explanation}`,
    );
  });
}
