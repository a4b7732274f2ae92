/** Reference checks: pages and other content files that a value refers to must exist. */
import type { AnnotatedValue } from "../model/annotated-values";
import { nameOf } from "../model/content-files";
import { isListOfLinks, leftOut } from "../model/left-out";
import { elementIds } from "../model/element-ids";
import { schemaAt } from "../model/map-parts";
import { schemaReference } from "../model/json-schemas";
import { slugPattern } from "../model/primitives";
import { type ContentFolder, type ContentSource, valuesOf } from "./content-folder";
import { addressProblem } from "./address-problems";
import { type Finding, finding } from "./finding";
import { linkChecker } from "./link-problems";

export function referenceChecker(folder: ContentFolder) {
  const linkProblem = linkChecker(folder);
  const { addresses, isHidden } = leftOut(valuesOf(folder.sources));

  return (source: ContentSource) =>
    source.values.flatMap((value) => finding("refused", value.path, problemOf(source, value)));

  function problemOf(source: ContentSource, annotated: AnnotatedValue): string | undefined {
    const { path, value, meta } = annotated;
    const field = path.join(".");
    if (field === "$schema") return schemaProblem(source, value);
    if (field === source.file.key) return keyProblem(source, value);
    if (path.at(-1) === "id") return idProblem(source, value);
    if (meta.reference) return nameProblem(meta.reference.type, value);
    const problem = addressProblem(annotated);
    return problem ?? (meta.link && (linkProblem(value) ?? emptyProblem(source, annotated)));
  }

  /** Links in lists go with what they lead to, and those of a part that is left out go with it. */
  function emptyProblem({ path: from, file }: ContentSource, { path, value }: AnnotatedValue) {
    const list = schemaAt(file.schema, path.slice(0, -2));
    if (!addresses.includes(value) || isHidden(from, path[0]) || isListOfLinks(list)) {
      return undefined;
    }
    return `expected a link to what the site has, got "${value}", whose list is empty`;
  }

  function nameProblem(type: string, name: string): string | undefined {
    const files = folder.sources.filter(({ file }) => file.type === type);
    const names = files.map(({ path }) => nameOf(path));
    if (names.includes(name)) return undefined;
    return `expected one of ${names.map((known) => `"${known}"`).join(", ")}, got "${name}"`;
  }
}

/** On its page, an id of content must differ from the ids of the page's own elements. */
function idProblem({ file: { idsOn } }: ContentSource, id: string): string | undefined {
  const isTaken = idsOn !== undefined && elementIds(idsOn).includes(id);
  return isTaken ? `expected an id that no part of the page has, got "${id}"` : undefined;
}

/** The key must equal the file's name, which also makes it unique in its folder. */
function keyProblem({ path, file }: ContentSource, key: string): string | undefined {
  const name = nameOf(path);
  if (!slugPattern.test(name)) {
    return `expected a file's name such as human-resources.json, got "${name}.json": rename the file`;
  }
  if (file.reserved?.includes(name)) {
    return `expected another name: the site uses "${name}" itself; rename the file`;
  }
  return key === name ? undefined : `expected "${name}", the file's name, got "${key}"`;
}

/** A file need not name its JSON Schema, but another one would mislead its editor. */
function schemaProblem({ path, file }: ContentSource, schema: string): string | undefined {
  const expected = schemaReference(path, file);
  return schema === expected ? undefined : `expected "${expected}", got "${schema}"`;
}

/** Ids and references must be unique in their list. */
export function repeatedIds({ values }: ContentSource): Finding[] {
  const firstIndexes = new Map<string, number>();
  return values.flatMap(({ path, value, meta }) => {
    const owner = path.at(-1) === "id" ? path.slice(0, -1) : path;
    const index = owner.at(-1);
    if (typeof index !== "number" || (owner === path && !meta.reference && !meta.graphqlType))
      return [];
    const idInList = JSON.stringify([...owner.slice(0, -1), value]);
    const first = firstIndexes.get(idInList);
    firstIndexes.set(idInList, first ?? index);
    if (first === undefined) return [];
    const message = `expected a value that no other item has, got "${value}", as item [${first}] has`;
    return finding("refused", path, message);
  });
}
