import { annotatedValues } from "../content-model/annotated-values";
import type { Position } from "./json-document";
import { readContentFolder } from "./content-folder";
import { findGaps } from "./find-gaps";

export interface LegalGap extends Position {
  /** Relative to content/. */
  readonly file: string;
  /** Including the brackets: `[Effective Date]`. */
  readonly field: string;
}

/** Returns every [bracketed field] of content/legal that the owner's lawyer has yet to fill in. */
export function findLegalGaps(contentDir: string): LegalGap[] {
  const documents = readContentFolder(contentDir).sources.filter(
    ({ file }) => file.type === "LegalDocument",
  );
  return documents.flatMap(({ path: file, file: { schema }, json, text }) => {
    const lines = text.split("\n");
    return annotatedValues(schema, json.value).flatMap(({ path }) => {
      const { line, column } = json.positionOf(path);
      const [literal = ""] =
        /^"([^"\\]|\\.)*"/.exec(lines[line - 1]?.slice(column - 1) ?? "") ?? [];
      return findGaps(path, literal).map((match) => ({
        file,
        line,
        column: column + match.index,
        field: match[0],
      }));
    });
  });
}
