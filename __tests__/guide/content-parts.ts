/** The parts of content that a page may show: each file, or each object and list directly in it. */
import { z } from "zod";
import { annotatedValues } from "../../src/content/model/annotated-values";
import { type ContentFile, routesOf } from "../../src/content/model/content-files";
import { schemaAt } from "../../src/content/model/map-parts";
import type { ContentSource } from "../../src/content/check/content-folder";

export interface ContentPart {
  /** Relative to content/. */
  readonly file: string;
  /** The routes of the pages made from the file; none if it has no page of its own. */
  readonly routes: readonly string[];
  /** The field that holds the part; empty for the texts directly in the file. */
  readonly field: string;
  readonly label: string;
  readonly texts: readonly string[];
}

/** Shorter texts, such as "View all", are on many pages for many reasons. */
const fewestLetters = 4;

export function contentParts(sources: readonly ContentSource[]): ContentPart[] {
  return sources.flatMap(({ file, path: name, json }) => {
    const parts = new Map<string, string[]>();
    for (const { path, value, meta } of annotatedValues(file.schema, json.value)) {
      if (!meta.prose || path[0] === "seo" || value.length < fewestLetters) continue;
      const field = path.length > 1 ? String(path[0]) : "";
      const texts = value.split("\n");
      parts.set(field, [...(parts.get(field) ?? []), ...texts]);
    }
    return [...parts].map(([field, texts]) => ({
      file: name,
      routes: routesOf(name),
      field,
      label: labelOf(file, field),
      texts,
    }));
  });
}

function labelOf({ schema, type }: ContentFile, field: string): string {
  const part = field === "" ? undefined : schemaAt(schema, [field]);
  return (part ? z.globalRegistry.get(part)?.title : schema.meta()?.title) ?? (field || type);
}
