/** Finds what stops no build but would be better otherwise, besides texts that are too long. */
import { getFileName } from "../model/content-files";
import {
  type ContentFolder,
  type ContentSource,
  resolvePicturePath,
} from "../source/content-folder";
import type { ContentProblem } from "./content-problems";
import { toProblems } from "./problem";
import type { Problem } from "../source/problem";
import { createNameCheck } from "./reference-problems";

/** Where other files name those of a collection. Where they name none at all, the company does without. */
const places = [
  { type: "Service", within: "forms/", expected: "a choice of a form with this service" },
  { type: "Service", within: "pages/service.json", expected: "a place in pages/service.json" },
  { type: "CaseStudy", within: "case-studies.json", expected: "a tile in case-studies.json" },
];

/** Finds what only the collection's own file knows of, such as a new service that no form offers. */
export function findUnnamedFiles({ path, file }: ContentSource, { sources }: ContentFolder) {
  const name = getFileName(path);
  return places.flatMap(({ type, within, expected }): Problem[] => {
    if (file.type !== type) return [];
    const names = sources
      .filter((source) => source.path.startsWith(within))
      .flatMap(({ values }) => values)
      .filter(({ meta }) => meta.reference?.type === type || meta.article === "slug")
      .map(({ value }) => value);
    const isNamed = names.length === 0 || names.includes(name);
    return toProblems([file.key ?? ""], isNamed ? undefined : `expected ${expected}, got none`);
  });
}

/** Finds choices of forms that name a service which is gone. */
export function findLostServices({ values }: ContentSource, folder: ContentFolder): Problem[] {
  const checkName = createNameCheck(folder);
  return values.flatMap(({ path, value, meta }) =>
    toProblems(
      path,
      meta.reference && meta.isAdvice ? checkName(meta.reference.type, value) : undefined,
    ),
  );
}

/** Finds pictures that no content file shows. */
export function findUnusedPictures({ sources, pictures }: ContentFolder): ContentProblem[] {
  const used = new Set(
    sources.flatMap(({ path, values }) =>
      values.filter(({ meta }) => meta.image).map(({ value }) => resolvePicturePath(path, value)),
    ),
  );
  const message = "expected a file that shows this picture, got none";
  return pictures.filter((file) => !used.has(file)).map((file) => ({ file, path: [], message }));
}
