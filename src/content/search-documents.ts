/** Creates what the search finds: a document for every page, service, case study, team member and legal section. */
import type { z } from "zod";
import { readCompany, type ContentSource } from "./source/content-folder";
import type { JsonPath } from "./model/annotated-values";
import { caseStudies } from "./model/case-studies";
import { caseStudyHighlights } from "./model/case-study-highlights";
import { team } from "./model/team";
import { testimonials } from "./model/testimonials";
import { isNeeded } from "./model/needed-words";
import { findPartAddress, type ContentSchema, listPagePaths } from "./model/content-files";
import { expertAppointmentForm } from "./model/forms";
import { legalDocument } from "./model/legal-document";
import { navigation } from "./model/navigation";
import { aboutUsPage } from "./model/pages/about-us";
import { homePage } from "./model/pages/home";
import { getTileAddress } from "../domain/case-study-address";
import { expertAppointment } from "../domain/forms";
import { getPath, routes } from "../domain/routes";
import type { SearchDocument } from "../domain/search-index";

/** Throws if the content is not valid. */
export function createSearchDocuments(sources: readonly ContentSource[]): SearchDocument[] {
  const tiles = listTiles(sources);
  return [
    ...createPageDocuments(sources, tiles),
    ...createTileDocuments(sources, tiles),
    ...createPartDocuments(sources),
    ...createLegalDocuments(sources),
  ];
}

/** Parses all files with a schema. */
const parseAll = <Schema extends ContentSchema>(
  sources: readonly ContentSource[],
  schema: Schema,
): z.output<Schema>[] =>
  sources.filter(({ file }) => file.schema === schema).map(({ json }) => schema.parse(json.value));

/** Parses the only file with a schema; one that is missing, as an empty one. */
const parseOnly = <Schema extends ContentSchema>(
  sources: readonly ContentSource[],
  schema: Schema,
): z.output<Schema> =>
  schema.parse(sources.find(({ file }) => file.schema === schema)?.json.value ?? {});

const createDocument = (kind: SearchDocument["kind"], to: string, title: string, text: string) =>
  ({ kind, title, text, to }) satisfies SearchDocument;

/** A document for each page that is made from content. Its description comes first, because a result shows the beginning of the text. */
function createPageDocuments(
  sources: readonly ContentSource[],
  tiles: readonly SearchedTile[],
): SearchDocument[] {
  const companyName = readCompany(sources).name;
  const { home } = parseOnly(sources, navigation);
  return sources.flatMap((source) => {
    const [to] = listPagePaths(source.path);
    if (to === undefined || !isNeeded(source.path, sources)) return [];
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
    return createDocument(searchKind, to, to === home.to ? home.label : title, text);
  });
}

/** Whether a value belongs to a section of a legal text, each of which has a document of its own. */
const isInLegalSection = ({ file }: ContentSource, [list]: JsonPath) =>
  file.schema === legalDocument && list === "sections";

type SearchedTile = ReturnType<typeof listTiles>[number];

/** Lists the tiles of case studies, each with the address of its search result, and its own and its slide's words. */
function listTiles(sources: readonly ContentSource[]) {
  const { host, tiles = [] } = parseOnly(sources, caseStudies);
  const { items: slides = [] } = parseOnly(sources, caseStudyHighlights);
  return tiles.map((tile) => {
    const slide = slides.find(({ id }) => id === tile.id);
    const words = [tile.category, slide?.category, slide?.description];
    return { id: tile.id, title: tile.title, to: getTileAddress(tile, host), words };
  });
}

/** A document for each tile without a page of its own, and for each slide without a tile. */
function createTileDocuments(
  sources: readonly ContentSource[],
  tiles: readonly SearchedTile[],
): SearchDocument[] {
  const { items: slides = [] } = parseOnly(sources, caseStudyHighlights);
  const slidesWithoutTile = slides.filter(({ id }) => !tiles.some((tile) => tile.id === id));
  const carouselAddress = findPartAddress("case-study-highlights.json");
  return [
    ...tiles
      .filter(({ to }) => to.includes("#"))
      .map(({ to, title, words }) => createDocument("caseStudy", to, title, joinTexts(...words))),
    ...slidesWithoutTile.map(({ category, description }) =>
      createDocument("caseStudy", carouselAddress, category, joinTexts(description)),
    ),
  ];
}

/** A document for each part of a page that visitors look for by name. */
function createPartDocuments(sources: readonly ContentSource[]): SearchDocument[] {
  const { items: quotes = [] } = parseOnly(sources, testimonials);
  const { members = [] } = parseOnly(sources, team);
  const home = parseOnly(sources, homePage);
  const aboutUs = parseOnly(sources, aboutUsPage);
  const appointment = parseOnly(sources, expertAppointmentForm);
  const createPart = (to: string, heading: string, ...texts: readonly string[]) =>
    createDocument("page", to, heading, joinTexts(...texts));
  return [
    ...(home.testimonials && quotes.length > 0
      ? [
          createPart(
            findPartAddress("testimonials.json"),
            home.testimonials.heading,
            home.testimonials.lead,
            ...quotes.map(({ quote }) => quote),
          ),
        ]
      : []),
    createPart(expertAppointment.shownAt, appointment.heading, appointment.lead),
    createPart(
      `${routes.aboutUs.path}#who-we-are`,
      aboutUs.whoWeAre.heading,
      aboutUs.whoWeAre.body,
    ),
    ...(aboutUs.team && members.length > 0
      ? [createPart(findPartAddress("team.json"), aboutUs.team.heading, aboutUs.team.lead)]
      : []),
    ...members.map(({ id, name, title }) =>
      createDocument("person", `${routes.aboutUs.path}#${id}`, name, title),
    ),
  ];
}

const createLegalDocuments = (sources: readonly ContentSource[]): SearchDocument[] =>
  parseAll(sources, legalDocument).flatMap(({ slug, title, sections }) =>
    sections.map(({ id, heading, parts }) => {
      const to = `${getPath(routes.legalDocument, slug)}#${id}`;
      const texts = parts.flatMap((part) => [part.heading, part.text, ...(part.items ?? [])]);
      return createDocument("legal", to, `${title}: ${heading}`, joinTexts(...texts));
    }),
  );

/** Joins texts to sentences, without those with {placeholders}, which are labels of controls. */
function joinTexts(...texts: readonly (string | undefined)[]): string {
  const searchable = texts
    .filter((text) => text !== undefined)
    .filter((text) => !/\{\w+\}/.test(text));
  // Separated by full stops, because screen readers would read another separator aloud.
  const sentences = searchable.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`));
  return sentences.join(" ").replace(/\s+/g, " ");
}
