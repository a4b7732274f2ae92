/** Checks references: the pages, files and parts that a value names must exist, and ids must be unique in their list. */
import type { AnnotatedValue, JsonPath } from "../model/annotated-values";
import { getArticleAddress } from "../../domain/case-study-address";
import { listReservedNames } from "../../domain/routes";
import { getFileName, findRouteOfContent } from "../model/content-files";
import { findValueAt } from "../model/schema-tree";
import { slugPattern } from "../model/field-types";
import type { ContentFolder, ContentSource } from "../source/content-folder";
import { toProblems } from "./problem";
import type { Problem } from "../source/problem";
import { createLinkCheck } from "./link-problems";

/** Returns a check that finds the broken references of a content file. */
export function createReferenceCheck(folder: ContentFolder) {
  const { checkLink, checkFormerPath } = createLinkCheck(folder);
  const checkName = createNameCheck(folder);

  return (source: ContentSource): Problem[] =>
    source.values.flatMap((value) => toProblems(value.path, checkValue(source, value)));

  function checkValue(source: ContentSource, { path, value, meta }: AnnotatedValue) {
    if (path.join(".") === source.file.key) return checkKey(source, value);
    const isArticleElsewhere = findValueAt(source.json.value, ["host"]) !== undefined;
    if (meta.article && isArticleElsewhere) return undefined;
    if (meta.article === "slug") return checkName("CaseStudy", value);
    if (meta.article === "part") return checkArticlePart(source, path);
    if (meta.isAdvice) return undefined;
    if (meta.reference) return checkName(meta.reference.type, value);
    if (meta.formerPath) return checkFormerPath(value);
    return meta.link && checkLink(value, source);
  }

  function checkArticlePart(source: ContentSource, path: JsonPath) {
    const tile = findValueAt(source.json.value, path.slice(0, -1));
    const [slug, part] = ["slug", "part"].map((key) => String(findValueAt(tile, [key])));
    return checkLink(getArticleAddress({ slug, part }), source);
  }
}

/** Returns a function that says what is wrong with the name of a file of a collection; undefined if there is one. */
export function createNameCheck({ sources }: ContentFolder) {
  return (type: string, name: string): string | undefined => {
    const files = sources.filter(({ file }) => file.type === type);
    const names = files.map(({ path }) => getFileName(path));
    if (names.includes(name)) return undefined;
    return `expected one of ${names.map((each) => `"${each}"`).join(", ")}, got "${name}"`;
  };
}

/** Checks that a key equals the file's name, which also makes it unique in its folder, and that the site does not use it itself. */
function checkKey({ path, file }: ContentSource, key: string): string | undefined {
  const name = getFileName(path);
  if (!slugPattern.test(name)) {
    return `expected a file's name such as tax-advice.json, got "${name}.json": rename the file`;
  }
  const route = findRouteOfContent(file);
  if (route && listReservedNames(route).includes(name)) {
    return `expected another name: the site uses "${name}" itself; rename the file`;
  }
  return key === name ? undefined : `expected "${name}", the file's name, got "${key}"`;
}

/** Finds ids, references and former paths that appear twice in the same list. */
export function findRepeatedIds({ values }: ContentSource): Problem[] {
  const firstIndexes = new Map<string, number>();
  return values.flatMap(({ path, value, meta }) => {
    const owner = path.at(-1) === "id" || meta.formerPath ? path.slice(0, -1) : path;
    const index = owner.at(-1);
    if (typeof index !== "number" || (owner === path && !meta.reference && !meta.graphqlType))
      return [];
    const idInList = JSON.stringify([...owner.slice(0, -1), value]);
    const first = firstIndexes.get(idInList);
    firstIndexes.set(idInList, first ?? index);
    if (first === undefined) return [];
    const message = `expected a value that no other item has, got "${value}", as item [${first}] has`;
    return toProblems(path, message);
  });
}

/** Returns a check that finds titles which two items of a list, or two files of a collection, share. */
export function createTitleCheck({ sources }: ContentFolder) {
  const toKey = ({ file }: ContentSource, { path, value }: AnnotatedValue) =>
    [file.type, ...path.filter((step) => typeof step === "string"), value].join("\n");
  const listTitles = (source: ContentSource) => source.values.filter(({ meta }) => meta.isUnique);
  const firstTitles = new Map<string, AnnotatedValue>();
  for (const source of sources) {
    for (const title of listTitles(source)) {
      const key = toKey(source, title);
      if (!firstTitles.has(key)) firstTitles.set(key, title);
    }
  }
  return (source: ContentSource): Problem[] =>
    listTitles(source)
      .filter((title) => firstTitles.get(toKey(source, title)) !== title)
      .flatMap(({ path, value }) => toProblems(path, `${uniqueTitle}, got "${value}"`));
}

const uniqueTitle =
  "expected a title that no other has, because nobody could tell their links apart";
