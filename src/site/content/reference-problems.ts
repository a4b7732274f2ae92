/** Reference checks: pictures, pages and other content files that a value refers to must exist. */
import { basename, posix } from "node:path";
import {
  type AnnotatedValue,
  annotatedValues,
  type JsonPath,
} from "../../content-model/annotated-values";
import { contentRoutes } from "../../content-model/content-routes";
import { schemaReference } from "../../content-model/json-schemas";
import type { ContentFolder, ContentSource } from "./content-folder";

interface ReferenceProblem {
  readonly path: JsonPath;
  readonly message: string;
}

/** Returns a function that finds the broken references of one content file to the rest of the folder. */
export function referenceChecker({ paths, sources }: ContentFolder) {
  const exactPaths = new Set(paths);
  const pathsByLowerCase = new Map(paths.map((path) => [path.toLowerCase(), path]));
  const routes = new Set(contentRoutes(paths));

  return (source: ContentSource): ReferenceProblem[] => {
    const values = annotatedValues(source.file.schema, source.json.value);
    return [
      ...keyProblems(source),
      ...schemaProblems(source),
      ...repeatedIds(values),
      ...values.flatMap((annotated) => {
        const message = brokenReference(source.path, annotated);
        return message ? [{ path: annotated.path, message }] : [];
      }),
    ];
  };

  function brokenReference(from: string, { value, meta }: AnnotatedValue): string | undefined {
    if (meta.image) return imageProblem(from, value);
    if (meta.reference) return nameProblem(meta.reference.type, value);
    return meta.link && value.startsWith("/") ? linkProblem(value) : undefined;
  }

  function imageProblem(from: string, image: string): string | undefined {
    const wanted = posix.join(posix.dirname(from), image);
    if (exactPaths.has(wanted)) return undefined;
    const similar = pathsByLowerCase.get(wanted.toLowerCase());
    const expected = similar
      ? `content/${similar} with the same upper and lower case`
      : "a picture that exists";
    return `expected ${expected}, got "${image}"`;
  }

  function nameProblem(type: string, name: string): string | undefined {
    const names = sources
      .filter(({ file }) => file.type === type)
      .map(({ path }) => basename(path, ".json"));
    if (names.includes(name)) return undefined;
    return `expected one of ${names.map((known) => `"${known}"`).join(", ")}, got "${name}"`;
  }

  /** A path that ends in a file name is a file of static/, which this check does not cover. */
  function linkProblem(link: string): string | undefined {
    const [address = ""] = link.split(/[?#]/);
    if (routes.has(address) || /\.[^/]*$/.test(address)) return undefined;
    return `expected the address of a page of this site, got "${link}"`;
  }
}

/** The key must equal the file's name, which also makes it unique in its folder. */
function keyProblems({ path, file, json: { value } }: ContentSource): ReferenceProblem[] {
  if (!file.key || typeof value !== "object" || value === null) return [];
  const key: unknown = Reflect.get(value, file.key);
  const expected = basename(path, ".json");
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
