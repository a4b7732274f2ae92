/** Reference checks: pages and other content files that a value refers to must exist. */
import type { AnnotatedValue, JsonPath } from "../model/annotated-values";
import { caseStudyLink } from "../../domain/case-study-link";
import { reservedNames } from "../../domain/routes";
import { nameOf, routeOf } from "../model/content-files";
import { valueAt } from "../model/map-parts";
import { slugPattern } from "../model/primitives";
import type { ContentFolder, ContentSource } from "../content-folder";
import { type Finding, finding } from "./finding";
import { linkChecker } from "./link-problems";

export function referenceChecker(folder: ContentFolder) {
  const linkProblem = linkChecker(folder);

  return (source: ContentSource): Finding[] =>
    source.values.flatMap((value) => finding(value.path, problemOf(source, value)));

  function problemOf(source: ContentSource, { path, value, meta }: AnnotatedValue) {
    if (path.join(".") === source.file.key) return keyProblem(source, value);
    const isElsewhere = valueAt(source.json.value, ["host"]) !== undefined;
    if (meta.article && isElsewhere) return undefined;
    if (meta.article === "slug") return nameProblem("CaseStudy", value);
    if (meta.article === "part") return partProblem(source, path);
    if (meta.reference) return nameProblem(meta.reference.type, value);
    return meta.link && linkProblem(value, source);
  }

  function nameProblem(type: string, name: string): string | undefined {
    const files = folder.sources.filter(({ file }) => file.type === type);
    const names = files.map(({ path }) => nameOf(path));
    if (names.includes(name)) return undefined;
    return `expected one of ${names.map((known) => `"${known}"`).join(", ")}, got "${name}"`;
  }

  function partProblem(source: ContentSource, path: JsonPath) {
    const tile = valueAt(source.json.value, path.slice(0, -1));
    const [slug, part] = ["slug", "part"].map((key) => String(valueAt(tile, [key])));
    return linkProblem(caseStudyLink({ slug, part }), source);
  }
}

/** The key must equal the file's name, which also makes it unique in its folder. */
function keyProblem({ path, file }: ContentSource, key: string): string | undefined {
  const name = nameOf(path);
  if (!slugPattern.test(name)) {
    return `expected a file's name such as human-resources.json, got "${name}.json": rename the file`;
  }
  const route = routeOf(file);
  if (route && reservedNames(route).includes(name)) {
    return `expected another name: the site uses "${name}" itself; rename the file`;
  }
  return key === name ? undefined : `expected "${name}", the file's name, got "${key}"`;
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
    return finding(path, message);
  });
}
