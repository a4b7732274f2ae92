/** Finds what is the same where it should differ, so that readers cannot tell two things apart. */
import { posix } from "node:path";
import { type AnnotatedValue, siblings } from "../model/annotated-values";
import type { ContentSource } from "./content-folder";
import { fieldName, type Finding, finding } from "./finding";

type Place = AnnotatedValue & { readonly source: ContentSource };

/** Returns a function that finds what a file repeats of itself, or of those that it was called with before. */
export function repeatFinder() {
  const firsts = new Map<string, Place>();
  return (source: ContentSource): Finding[] =>
    source.values.flatMap((annotated) => {
      const place = { ...annotated, source };
      const key = keyOf(place);
      if (key === undefined) return [];
      const first = firsts.get(key);
      firsts.set(key, first ?? place);
      if (!first || (place.meta.image && !isOfAnother(first, place))) return [];
      const where = `content/${first.source.path} ${fieldName(first.path)}`;
      const message = `"${place.value}" is already in ${where}: one of the two needs another`;
      return finding("advised", place.path, message);
    });
}

/** Two places with the same key should not exist. */
function keyOf({ source: { path: from, file, values }, path, value, meta }: Place) {
  const key = (...scope: unknown[]) => JSON.stringify([...scope, value.trim().toLowerCase()]);
  if (meta.image) return posix.join(posix.dirname(from), value).normalize();
  if (!meta.prose) return undefined;
  if (path.at(-2) === "seo") return key("seo");
  if (path.length === 1) return file.key && path[0] === "title" ? key(file.type) : undefined;
  const texts = siblings(values, { path }).filter((other) => other.meta.prose);
  const name = ["name", "title", "label", "heading", "quote"].find((field) =>
    texts.some((text) => text.path.at(-1) === field),
  );
  const isName = typeof path.at(-2) === "number" && path.at(-1) === name;
  return isName ? key(from, path.slice(0, -2)) : undefined;
}

/** A case study may have the same picture in two files, with the same description. What decorates has none. */
function isOfAnother(first: Place, second: Place): boolean {
  const [one, other] = [first, second].map(
    (place) => siblings(place.source.values, place).find(({ meta }) => meta.altText)?.value,
  );
  if (first.source.file.type === second.source.file.type) return true;
  return Boolean(one && other && one !== other);
}
