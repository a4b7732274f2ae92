import { listNeededFields } from "../model/needed-words";
import { findValueAt, isObject } from "../model/schema-tree";
import type { ContentFolder, ContentSource } from "../source/content-folder";
import type { Problem } from "../source/problem";
import { toProblems } from "./problem";

/** Finds words that are missing although the content has what they go with. */
export const findMissingWords = (
  { path, json }: ContentSource,
  { sources }: ContentFolder,
): Problem[] =>
  listNeededFields(path, sources)
    .filter(({ path: field }) => isObject(findValueAt(json.value, field.slice(0, -1))))
    .filter(({ path: field }) => findValueAt(json.value, field) === undefined)
    .flatMap(({ path: field, by }) =>
      toProblems(
        field,
        `expected the words for what ${by} has, got nothing (the field is missing)`,
      ),
    );
