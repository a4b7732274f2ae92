import { annotatedValues } from "../../content-model/annotated-values";
import type { Position } from "./json-document";
import { readContent } from "./content-folder";

export interface LegalGap extends Position {
  /** Relative to content/. */
  readonly file: string;
  /** With its brackets: `[Effective Date]`. */
  readonly field: string;
}

/** Every field in [brackets] of content/legal that waits for the owner's lawyer. */
export function findLegalGaps(contentDir: string): LegalGap[] {
  const documents = readContent(contentDir).sources.filter(
    ({ file }) => file.type === "LegalDocument",
  );
  return documents.flatMap(({ path: file, file: { schema }, json, text }) => {
    const lines = text.split("\n");
    return (
      annotatedValues(schema, json.value)
        // The closing notes speak about the fields, they have none.
        .filter(({ path }) => path[0] !== "notes")
        .flatMap(({ path }) => {
          const { line, column } = json.positionOf(path);
          const [literal = ""] =
            /^"([^"\\]|\\.)*"/.exec(lines[line - 1]?.slice(column - 1) ?? "") ?? [];
          return [...literal.matchAll(/\[[^\]]+\]/g)].map((match) => ({
            file,
            line,
            column: column + match.index,
            field: match[0],
          }));
        })
    );
  });
}
