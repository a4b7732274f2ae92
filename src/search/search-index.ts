/** What the search finds: one entry for everything that has a place of its own on the site. */
import type { z } from "zod";
import { caseStudies, caseStudyHighlights, service, team } from "../content-model/collections";
import { legalDocument } from "../content-model/legal";
import type { SearchDocument } from "./search-document";
import { annotatedValues } from "../content-model/annotated-values";
import type { ContentFile } from "../content-model/content-files";
import { contentRoutes } from "../content-model/content-routes";

/** One file of content/ and what it holds. */
export interface SearchSource {
  /** Relative to content/. */
  readonly path: string;
  readonly file: ContentFile;
  readonly json: { readonly value: unknown };
}

/** The documents of the search, from valid content. */
export function searchDocuments(sources: readonly SearchSource[]): SearchDocument[] {
  const all = <Schema extends z.ZodType>(schema: Schema): z.output<Schema>[] =>
    sources
      .filter(({ file }) => file.schema === schema)
      .map(({ json }) => schema.parse(json.value));

  const tiles = all(caseStudies).flatMap((file) => file.tiles);
  const highlights = all(caseStudyHighlights).flatMap((file) => file.items);

  return [
    ...all(service).map(({ name, title, heading, content, seo }): SearchDocument => ({
      kind: "service",
      title,
      // The description says in the words of those who search what the text says in its own.
      text: words(heading, content, seo.description),
      to: `/services/${name}`,
    })),
    ...tiles.map(({ id, title, category }): SearchDocument => {
      const highlight = highlights.find((each) => each.id === id);
      const text = words(highlight?.category ?? category, highlight?.description);
      return { kind: "caseStudy", title, text, to: `/case-study#${id}` };
    }),
    ...highlights
      .filter(({ id }) => !tiles.some((tile) => tile.id === id))
      .map(({ category, description }): SearchDocument => ({
        kind: "caseStudy",
        title: category,
        text: words(description),
        to: "/#case-study",
      })),
    ...all(team)
      .flatMap(({ members }) => members)
      .map(({ id, name, title }): SearchDocument => ({
        kind: "person",
        title: name,
        text: title,
        to: `/about-us#${id}`,
      })),
    ...all(legalDocument).flatMap(({ slug, title: document, sections }) =>
      sections.map(({ id, heading, parts }): SearchDocument => {
        const text = parts.flatMap((part) => [part.heading, part.text, ...(part.items ?? [])]);
        return {
          kind: "legal",
          title: `${document}: ${heading}`,
          text: words(...text),
          to: `/${slug}#${id}`,
        };
      }),
    ),
    ...all(legalDocument).map(({ slug, title, lead }): SearchDocument => ({
      kind: "page",
      title,
      text: words(lead),
      to: `/${slug}`,
    })),
    ...sources
      .filter(({ path }) => path.startsWith("pages/"))
      .flatMap((page) => {
        const [to] = contentRoutes([page.path]);
        if (to === undefined) return [];
        return pageDocument(
          to,
          page,
          sources.filter(({ path }) => alsoOnPage[to]?.includes(path)),
        );
      }),
  ];
}

/** Files whose words stand on a page beside its own. */
const alsoOnPage: Readonly<Record<string, readonly string[]>> = {
  "/about-us": ["values.json"],
  "/contact-us": ["get-in-touch.json", "company.json"],
};

/** A page, by what it says of itself and then by every word on it. */
function pageDocument(
  to: string,
  page: SearchSource,
  others: readonly SearchSource[],
): SearchDocument {
  const texts = [page, ...others].flatMap(({ file, json }) =>
    annotatedValues(file.schema, json.value).filter(({ meta }) => isWords(meta)),
  );
  const find = (name: string) => texts.find(({ path }) => path.join(".") === name)?.value;
  return {
    kind: "page",
    title: find("title") ?? find("seo.title")?.split(" | ")[0] ?? to,
    text: words(
      find("seo.description"),
      ...texts.filter(({ path }) => path[0] !== "seo").map(({ value }) => value),
    ),
    to,
  };
}

/** Text for readers: no slug, address, icon or time, each of which the model describes another way. */
function isWords({ pattern }: Readonly<Record<string, unknown>>): boolean {
  return pattern === "\\S";
}

/** Texts with places to fill in belong to controls, and are left out. */
function words(...texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && !/\{\w+\}/.test(text))
    .join(" · ")
    .replace(/\s+/g, " ");
}
