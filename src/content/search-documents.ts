/** What the search finds: a document for every page, service, case study, team member and legal section. */
import type { z } from "zod";
import { companyOf, type ContentSource } from "./content-folder";
import type { JsonPath } from "./model/annotated-values";
import { caseStudies, caseStudyHighlights, team, testimonials } from "./model/collections";
import { addressOfPart, type ContentSchema, pathsMadeFrom } from "./model/content-files";
import { expertAppointmentForm } from "./model/forms";
import { legalDocument } from "./model/legal";
import { navigation } from "./model/navigation";
import { aboutUsPage } from "./model/pages/about-us";
import { homePage } from "./model/pages/home";
import { addressOfTile } from "../domain/case-study-link";
import { expertAppointment } from "../domain/site-forms";
import { pathTo, routes } from "../domain/routes";

/** What the search needs of a document, as src/search/search-engine.ts reads it. */
interface SearchDocument {
  readonly kind: "service" | "caseStudy" | "person" | "page" | "legal";
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** Throws if the content is not valid. */
export function searchDocuments(sources: readonly ContentSource[]): SearchDocument[] {
  const tiles = tilesOf(sources);
  return [
    ...pageDocuments(sources, tiles),
    ...tileDocuments(sources, tiles),
    ...partDocuments(sources),
    ...legalSectionDocuments(sources),
  ];
}

/** All files with a schema, parsed. */
const allOf = <Schema extends ContentSchema>(
  sources: readonly ContentSource[],
  schema: Schema,
): z.output<Schema>[] =>
  sources.filter(({ file }) => file.schema === schema).map(({ json }) => schema.parse(json.value));

/** The only file with a schema, parsed. */
const onlyOf = <Schema extends ContentSchema>(
  sources: readonly ContentSource[],
  schema: Schema,
): z.output<Schema> => schema.parse(sources.find(({ file }) => file.schema === schema)?.json.value);

const documentOf = (kind: SearchDocument["kind"], to: string, title: string, text: string) =>
  ({ kind, title, text, to }) satisfies SearchDocument;

/** A document for each page that is made from content. Its description comes first, because a result shows the beginning of the text. */
function pageDocuments(
  sources: readonly ContentSource[],
  tiles: readonly SearchedTile[],
): SearchDocument[] {
  const companyName = companyOf(sources).name;
  const { home } = onlyOf(sources, navigation);
  return sources.flatMap((source) => {
    const [to] = pathsMadeFrom(source.path);
    if (to === undefined) return [];
    const { route, searchKind = "page" } = source.file;
    const texts = [source, ...sources.filter(({ file }) => file.foundOn === route)]
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
      ...tiles.filter((tile) => tile.to === to).flatMap(({ words }) => words),
    );
    // The title of the home page is its taglines.
    return documentOf(searchKind, to, to === home.to ? home.label : title, text);
  });
}

/** Each has a document of its own. */
const isInLegalSection = ({ file }: ContentSource, [list]: JsonPath) =>
  file.schema === legalDocument && list === "sections";

type SearchedTile = ReturnType<typeof tilesOf>[number];

/** The tiles of case studies, each with where its search result leads and the words that it shares with its slide. */
function tilesOf(sources: readonly ContentSource[]) {
  const { host, tiles = [] } = onlyOf(sources, caseStudies);
  const { items: slides = [] } = onlyOf(sources, caseStudyHighlights);
  return tiles.map((tile) => {
    const slide = slides.find(({ id }) => id === tile.id);
    const words = [tile.category, slide?.category, slide?.description];
    return { id: tile.id, title: tile.title, to: addressOfTile(tile, host), words };
  });
}

/** A document for each tile that does not lead to the top of a page of this site, and each slide without a tile. */
function tileDocuments(
  sources: readonly ContentSource[],
  tiles: readonly SearchedTile[],
): SearchDocument[] {
  const { items: slides = [] } = onlyOf(sources, caseStudyHighlights);
  const alone = slides.filter(({ id }) => !tiles.some((tile) => tile.id === id));
  const slidesAt = addressOfPart("case-study-highlights.json");
  return [
    ...tiles
      .filter(({ to }) => to.includes("#"))
      .map(({ to, title, words }) => documentOf("caseStudy", to, title, joinTexts(...words))),
    // Without tiles there is no carousel.
    ...(tiles.length > 0 ? alone : []).map(({ category, description }) =>
      documentOf("caseStudy", slidesAt, category, joinTexts(description)),
    ),
  ];
}

/** A document for each part of a page that visitors look for by name. */
function partDocuments(sources: readonly ContentSource[]): SearchDocument[] {
  const { items: quotes = [] } = onlyOf(sources, testimonials);
  const { members = [] } = onlyOf(sources, team);
  const home = onlyOf(sources, homePage);
  const aboutUs = onlyOf(sources, aboutUsPage);
  const appointment = onlyOf(sources, expertAppointmentForm);
  const part = (to: string, heading: string, ...texts: readonly string[]) =>
    documentOf("page", to, heading, joinTexts(...texts));
  const { heading, lead } = home.testimonials;
  return [
    ...(quotes.length > 0
      ? [
          part(
            addressOfPart("testimonials.json"),
            heading,
            lead,
            ...quotes.map(({ quote }) => quote),
          ),
        ]
      : []),
    part(expertAppointment.shownAt, appointment.heading, appointment.lead),
    part(`${routes.aboutUs.path}#who-we-are`, aboutUs.whoWeAre.heading, aboutUs.whoWeAre.body),
    ...(members.length > 0
      ? [part(addressOfPart("team.json"), aboutUs.team.heading, aboutUs.team.lead)]
      : []),
    ...members.map(({ id, name, title }) =>
      documentOf("person", `${routes.aboutUs.path}#${id}`, name, title),
    ),
  ];
}

const legalSectionDocuments = (sources: readonly ContentSource[]): SearchDocument[] =>
  allOf(sources, legalDocument).flatMap(({ slug, title, sections }) =>
    sections.map(({ id, heading, parts }) => {
      const to = `${pathTo(routes.legalDocument, slug)}#${id}`;
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
