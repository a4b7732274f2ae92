/** Reference checks: pictures, pages and other content files that a value refers to must exist. */
import { type AnnotatedValue, annotatedValues } from "../content-model/annotated-values";
import { nameOf } from "../content-model/content-files";
import { elementIds } from "../content-model/element-ids";
import { schemaReference } from "../content-model/json-schemas";
import type { ContentFolder, ContentSource } from "./content-folder";
import { addressProblem } from "./address-problems";
import type { Finding } from "./finding";
import { idsIn, linkChecker } from "./link-problems";
import { pictureChecker } from "./picture-problems";
import { valueFindings } from "./value-findings";

type ReferenceProblem = Pick<Finding, "path" | "message">;

export function referenceChecker(folder: ContentFolder) {
  const linkProblem = linkChecker(folder);
  const pictures = pictureChecker(folder);
  const namesByType = new Map<string, Set<string>>();
  for (const { file, path } of folder.sources) {
    const names = namesByType.get(file.type) ?? new Set();
    namesByType.set(file.type, names.add(nameOf(path)));
  }

  return (source: ContentSource): ReferenceProblem[] => {
    const values = annotatedValues(source.file.schema, source.json.value);
    return [
      ...keyProblems(source),
      ...schemaProblems(source),
      ...repeatedIds(values),
      ...idProblems(source),
      ...valueFindings(source).filter(({ level }) => level === "refused"),
      ...values.flatMap((annotated) => {
        const message = brokenReference(source.path, annotated);
        return message ? [{ path: annotated.path, message }] : [];
      }),
    ];
  };

  function brokenReference(from: string, annotated: AnnotatedValue): string | undefined {
    const { value, meta } = annotated;
    if (meta.image) return pictures.problem(from, annotated);
    if (meta.reference) return nameProblem(meta.reference.type, value);
    return addressProblem(annotated) ?? (meta.link ? linkProblem(value) : undefined);
  }

  function nameProblem(type: string, name: string): string | undefined {
    const names = namesByType.get(type) ?? new Set();
    if (names.has(name)) return undefined;
    return `expected one of ${[...names].map((known) => `"${known}"`).join(", ")}, got "${name}"`;
  }
}

/** On its page, an id of content must differ from the ids of the page's own elements. */
function idProblems(source: ContentSource): ReferenceProblem[] {
  const { idsOn } = source.file;
  const taken = idsOn === undefined ? [] : elementIds(idsOn);
  return idsIn(source)
    .filter(({ value }) => taken.includes(value))
    .map(({ path, value }) => ({
      path,
      message: `expected an id that no part of the page has, got "${value}"`,
    }));
}

/** The key must equal the file's name, which also makes it unique in its folder. */
function keyProblems({ path, file, json: { value } }: ContentSource): ReferenceProblem[] {
  if (!file.key || typeof value !== "object" || value === null) return [];
  const key: unknown = Reflect.get(value, file.key);
  const expected = nameOf(path);
  if (file.reserved?.includes(expected)) {
    const message = `expected another name: the site uses "${expected}" itself; rename the file`;
    return [{ path: [file.key], message }];
  }
  if (typeof key !== "string" || key === expected) return [];
  return [{ path: [file.key], message: `expected "${expected}", the file's name, got "${key}"` }];
}

/** A file need not name its JSON Schema, but another one would mislead its editor. */
function schemaProblems({ path, file, json: { value } }: ContentSource): ReferenceProblem[] {
  if (typeof value !== "object" || value === null) return [];
  const schema: unknown = Reflect.get(value, "$schema");
  const expected = schemaReference(path, file);
  if (typeof schema !== "string" || schema === expected) return [];
  return [{ path: ["$schema"], message: `expected "${expected}", got "${schema}"` }];
}

/** Ids and references must be unique in their list. */
function repeatedIds(values: readonly AnnotatedValue[]): ReferenceProblem[] {
  const firstIndexes = new Map<string, number>();
  return values.flatMap(({ path, value, meta }) => {
    const owner = path.at(-1) === "id" ? path.slice(0, -1) : path;
    const index = owner.at(-1);
    if (typeof index !== "number" || (owner === path && !meta.reference)) return [];
    const idInList = JSON.stringify([...owner.slice(0, -1), value]);
    const first = firstIndexes.get(idInList);
    firstIndexes.set(idInList, first ?? index);
    if (first === undefined) return [];
    const message = `expected a value that no other item has, got "${value}", as item [${first}] has`;
    return [{ path, message }];
  });
}
