/** Builds the search index: a document for every page, service, case study, team member and legal section. */
import type { z } from "zod";
import { companyOf, type ContentSource } from "../../content/check/content-folder";
import type { JsonPath } from "../../content/model/annotated-values";
import {
  caseStudies,
  caseStudyHighlights,
  team,
  testimonials,
} from "../../content/model/collections";
import { type ContentSchema, pathsMadeFrom } from "../../content/model/content-files";
import { expertAppointmentForm } from "../../content/model/forms";
import { legalDocument } from "../../content/model/legal";
import { navigation } from "../../content/model/navigation";
import { aboutUsPage } from "../../content/model/pages/about-us";
import { homePage } from "../../content/model/pages/home";
import { caseStudyLink } from "../../domain/case-study-link";
import { expertAppointment } from "../../domain/site-forms";
import { addressOfPart, pageMadeFrom, pathTo, sitePages } from "../../domain/site-pages";
import type { SearchDocument, SearchIndex } from "../../search/search-engine";
import { fillersOf } from "./fillers";

/** Throws if the content is not valid. */
export const buildSearchIndex = (sources: readonly ContentSource[]): SearchIndex => ({
  documents: [
    ...pageDocuments(sources),
    ...tileDocuments(sources),
    ...partDocuments(sources),
    ...legalSectionDocuments(sources),
  ],
  fillers: fillersOf(companyOf(sources).language),
});

/** The values of all files with a schema. */
const valuesOf = <Schema extends ContentSchema>(
  sources: readonly ContentSource[],
  schema: Schema,
): z.output<Schema>[] =>
  sources.filter(({ file }) => file.schema === schema).map(({ json }) => schema.parse(json.value));

const documentOf = (kind: SearchDocument["kind"], to: string, title: string, text: string) =>
  ({ kind, title, text, to }) satisfies SearchDocument;

/** A document for each page that is made from content. Its description comes first, because a result shows the beginning of the text. */
function pageDocuments(sources: readonly ContentSource[]): SearchDocument[] {
  const companyName = companyOf(sources).name;
  const [home] = valuesOf(sources, navigation).map((file) => file.home);
  const tiles = tilesOf(sources);
  return sources.flatMap((source) => {
    const [to] = pathsMadeFrom(source.path);
    if (to === undefined) return [];
    const { alsoFound, kind = "page" } = pageMadeFrom(source.file.path) ?? {};
    const texts = [source, ...sources.filter(({ path }) => alsoFound?.includes(path))]
      .flatMap(({ values }) => values)
      .filter(({ meta, path }) => meta.prose && !isInLegalSection(source, path))
      .map(({ path, value }) => ({
        name: path.join("."),
        text: value.replaceAll("{company}", () => companyName),
      }));
    const find = (name: string) => texts.find((each) => each.name === name)?.text;
    const title = find("title") ?? find("seo.title")?.split(" | ")[0] ?? to;
    const text = joinTexts(
      find("seo.description"),
      ...texts.filter(({ name }) => !name.startsWith("seo.")).map((each) => each.text),
      ...tiles.filter((tile) => !tile.part && tile.to === to).flatMap(({ words }) => words),
    );
    // The title of the home page is its taglines.
    return documentOf(kind, to, to === home?.to ? home.label : title, text);
  });
}

/** Each has a document of its own. */
const isInLegalSection = ({ file }: ContentSource, [list]: JsonPath) =>
  file.schema === legalDocument && list === "sections";

/** The tiles of case studies, each with where it leads and the words that it shares with its slide. */
function tilesOf(sources: readonly ContentSource[]) {
  const slides = slidesOf(sources);
  return valuesOf(sources, caseStudies).flatMap(({ host, tiles = [] }) =>
    tiles.map(({ id, slug, part, title, category }) => {
      const isHere = host === undefined && slug !== undefined;
      const to = isHere ? caseStudyLink({ slug, part }) : `${sitePages.caseStudies.path}#${id}`;
      const slide = slides.find((each) => each.id === id);
      const words = [category, slide?.category, slide?.description];
      return { id, title, to, words, part, isHere };
    }),
  );
}

const slidesOf = (sources: readonly ContentSource[]) =>
  valuesOf(sources, caseStudyHighlights).flatMap(({ items = [] }) => items);

/** A document for each tile that does not lead to the top of a page of this site, and each slide without a tile. */
function tileDocuments(sources: readonly ContentSource[]): SearchDocument[] {
  const tiles = tilesOf(sources);
  return [
    ...tiles
      .filter(({ isHere, part }) => !isHere || part)
      .map(({ to, title, words }) => documentOf("caseStudy", to, title, joinTexts(...words))),
    ...slidesOf(sources)
      .filter(({ id }) => tiles.length > 0 && !tiles.some((tile) => tile.id === id))
      .map(({ category, description }) => {
        const to = addressOfPart("case-study-highlights.json");
        return documentOf("caseStudy", to, category, joinTexts(description));
      }),
  ];
}

/** A document for each part of a page that visitors look for by name. */
function partDocuments(sources: readonly ContentSource[]): SearchDocument[] {
  const quotes = valuesOf(sources, testimonials)
    .flatMap(({ items = [] }) => items)
    .map(({ quote }) => quote);
  const members = valuesOf(sources, team).flatMap((file) => file.members ?? []);
  const part = (to: string, heading: string, ...texts: readonly (string | undefined)[]) =>
    documentOf("page", to, heading, joinTexts(...texts));
  return [
    ...valuesOf(sources, homePage)
      .filter(() => quotes.length > 0)
      .map(({ testimonials: { heading, lead } }) =>
        part(addressOfPart("testimonials.json"), heading, lead, ...quotes),
      ),
    ...valuesOf(sources, expertAppointmentForm).map(({ heading, lead }) =>
      part(expertAppointment.shownAt, heading, lead),
    ),
    ...valuesOf(sources, aboutUsPage).flatMap((page) => {
      const { whoWeAre, team: ourTeam } = page;
      return [
        part(`${sitePages.aboutUs.path}#who-we-are`, whoWeAre.heading, whoWeAre.body),
        ...(members.length > 0
          ? [part(addressOfPart("team.json"), ourTeam.heading, ourTeam.lead)]
          : []),
      ];
    }),
    ...members.map(({ id, name, title }) =>
      documentOf("person", `${sitePages.aboutUs.path}#${id}`, name, title),
    ),
  ];
}

const legalSectionDocuments = (sources: readonly ContentSource[]): SearchDocument[] =>
  valuesOf(sources, legalDocument).flatMap(({ slug, title, sections }) =>
    sections.map(({ id, heading, parts }) => {
      const to = `${pathTo(sitePages.legalDocument, slug)}#${id}`;
      const texts = parts.flatMap((part) => [part.heading, part.text, ...(part.items ?? [])]);
      return documentOf("legal", to, `${title}: ${heading}`, joinTexts(...texts));
    }),
  );

/** Leaves out texts with {placeholders}, which are labels of controls. */
function joinTexts(...texts: readonly (string | undefined)[]): string {
  const shown = texts.filter((text) => text !== undefined).filter((text) => !/\{\w+\}/.test(text));
  // Full stops separate the texts: screen readers would name another sign between them.
  const sentences = shown.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`));
  return sentences.join(" ").replace(/\s+/g, " ");
}
