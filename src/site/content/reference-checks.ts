/** What no schema can see from inside one value: files, pages and other values that must fit it. */
import { basename, posix } from "node:path";
import {
  type AnnotatedValue,
  annotatedValues,
  type JsonPath,
} from "../../content-model/annotated-values";
import { contentRoutes } from "../../content-model/content-routes";
import type { ContentFolder, ContentSource } from "./content-folder";

export interface CrossProblem {
  readonly path: JsonPath;
  readonly message: string;
}

/** Returns a function that says what in one content file does not fit the rest of the folder. */
export function crossChecks({ paths, sources }: ContentFolder) {
  const exactPaths = new Set(paths);
  const pathsByLowerCase = new Map(paths.map((path) => [path.toLowerCase(), path]));
  const routes = new Set(contentRoutes(paths));

  return (source: ContentSource): CrossProblem[] => {
    const values = annotatedValues(source.file.schema, source.json.value);
    return [
      ...keyProblems(source),
      ...repeatedIds(values),
      ...values.flatMap((annotated) => {
        const message = misfit(source.path, annotated);
        return message ? [{ path: annotated.path, message }] : [];
      }),
    ];
  };

  function misfit(from: string, { value, meta }: AnnotatedValue): string | undefined {
    if (meta.graphql === "image") return imageProblem(from, value);
    if (meta.graphql === "reference") return referenceProblem(String(meta.target), value);
    return meta.link && value.startsWith("/") ? linkProblem(value) : undefined;
  }

  function imageProblem(from: string, image: string): string | undefined {
    const wanted = posix.join(posix.dirname(from), image);
    if (exactPaths.has(wanted)) return undefined;
    const similar = pathsByLowerCase.get(wanted.toLowerCase());
    const expected = similar
      ? `content/${similar} in exactly these letters`
      : "a picture that exists";
    return `expected ${expected}, got "${image}"`;
  }

  function referenceProblem(target: string, name: string): string | undefined {
    const names = sources
      .filter(({ file }) => file.type === target)
      .map(({ path }) => basename(path, ".json"));
    if (names.includes(name)) return undefined;
    return `expected one of ${names.map((known) => `"${known}"`).join(", ")}, got "${name}"`;
  }

  /** A last part with a dot is a file of static/, which is none of the content's business. */
  function linkProblem(link: string): string | undefined {
    const [address = ""] = link.split(/[?#]/);
    if (routes.has(address) || /\.[^/]*$/.test(address)) return undefined;
    return `expected the address of a page of this site, got "${link}"`;
  }
}

/** The key is the file's name, and so it is unique among the files of its folder. */
function keyProblems({ path, file, json: { value } }: ContentSource): CrossProblem[] {
  if (!file.key || typeof value !== "object" || value === null) return [];
  const key: unknown = Reflect.get(value, file.key);
  const expected = basename(path, ".json");
  if (typeof key !== "string" || key === expected) return [];
  return [{ path: [file.key], message: `expected "${expected}", the file's name, got "${key}"` }];
}

/** In a list, no two things have one id, and nothing is referred to twice. */
function repeatedIds(values: readonly AnnotatedValue[]): CrossProblem[] {
  const firstIndexes = new Map<string, number>();
  return values.flatMap(({ path, value, meta }) => {
    const owner = path.at(-1) === "id" ? path.slice(0, -1) : path;
    const index = owner.at(-1);
    if (typeof index !== "number" || (owner === path && meta.graphql !== "reference")) return [];
    const idInList = JSON.stringify([...owner.slice(0, -1), value]);
    const first = firstIndexes.get(idInList);
    firstIndexes.set(idInList, first ?? index);
    if (first === undefined) return [];
    const message = `expected a value that no other item has, got "${value}", as item [${first}] has`;
    return [{ path, message }];
  });
}
