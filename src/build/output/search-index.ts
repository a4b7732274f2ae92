/** Builds the search index: a document for every page, service, case study, team member and legal section. */
import type { z } from "zod";
import { companyOf, type ContentSource } from "../../content/check/content-folder";
import { caseStudy } from "../../content/model/case-study";
import {
  caseStudies,
  caseStudyHighlights,
  service,
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
import { addressOfPart, pathTo, sitePages } from "../../domain/site-pages";
import type { SearchDocument, SearchIndex } from "../../search/search-engine";
import { fillersOf } from "./fillers";

/** Throws if the content is not valid. */
export const buildSearchIndex = (sources: readonly ContentSource[]): SearchIndex => ({
  documents: documentsOf(sources),
  fillers: fillersOf(companyOf(sources).language),
});

function documentsOf(sources: readonly ContentSource[]): SearchDocument[] {
  const all = <Schema extends ContentSchema>(schema: Schema): z.output<Schema>[] =>
    sources
      .filter(({ file }) => file.schema === schema)
      .map(({ json }) => schema.parse(json.value));

  const companyName = companyOf(sources).name;
  const filled = (text: string) => text.replaceAll("{company}", () => companyName);
  const tiles = all(caseStudies).flatMap(({ host, tiles: all = [] }) =>
    all.map((tile) => ({ ...tile, isHere: host === undefined && tile.slug !== undefined })),
  );
  const highlights = all(caseStudyHighlights).flatMap((file) => file.items ?? []);
  const wordsOfTile = ({ id, category }: { id: string; category: string }) => {
    const highlight = highlights.find((each) => each.id === id);
    return [category, highlight?.category, highlight?.description];
  };

  return [
    ...all(service).map(({ name, title, heading, content, seo }) => {
      // The description uses the words that people search for.
      const text = joinTexts(heading, content, filled(seo.description));
      return documentOf("service", pathTo(sitePages.service, name), title, text);
    }),
    ...all(caseStudy).map(({ slug, title, category, lead, sections }) => {
      const own = tiles.filter((tile) => tile.isHere && tile.slug === slug && !tile.part);
      const texts = sections.flatMap(({ heading, text }) => [heading, text]);
      const text = joinTexts(lead, category, ...own.flatMap(wordsOfTile), ...texts);
      return documentOf("caseStudy", pathTo(sitePages.caseStudy, slug), title, text);
    }),
    ...tiles
      .filter(({ isHere, part }) => !isHere || part)
      .map((tile) => {
        const { id, title, isHere } = tile;
        const to = isHere ? caseStudyLink(tile) : `${sitePages.caseStudies.path}#${id}`;
        return documentOf("caseStudy", to, title, joinTexts(...wordsOfTile(tile)));
      }),
    ...highlights
      .filter(({ id }) => tiles.length > 0 && !tiles.some((tile) => tile.id === id))
      .map(({ category, description }) =>
        documentOf(
          "caseStudy",
          addressOfPart("case-study-highlights.json"),
          category,
          joinTexts(description),
        ),
      ),
    // Parts of pages that visitors look for by name.
    ...all(testimonials)
      .filter(({ items = [] }) => items.length > 0)
      .flatMap(({ items = [] }) =>
        all(homePage).map(({ testimonials: { heading, lead } }) => {
          const text = joinTexts(lead, ...items.map(({ quote }) => quote));
          return documentOf("page", addressOfPart("testimonials.json"), heading, text);
        }),
      ),
    ...all(expertAppointmentForm).map(({ heading, lead }) =>
      documentOf("page", expertAppointment.shownAt, heading, joinTexts(lead)),
    ),
    ...all(aboutUsPage).map(({ whoWeAre: { heading, body } }) =>
      documentOf("page", `${sitePages.aboutUs.path}#who-we-are`, heading, body),
    ),
    ...all(team)
      .filter(({ members = [] }) => members.length > 0)
      .flatMap(() => all(aboutUsPage))
      .map(({ team: { heading, lead } }) =>
        documentOf("page", addressOfPart("team.json"), heading, joinTexts(lead)),
      ),
    ...all(team)
      .flatMap(({ members = [] }) => members)
      .map(({ id, name, title }) =>
        documentOf("person", `${sitePages.aboutUs.path}#${id}`, name, title),
      ),
    ...all(legalDocument).flatMap(({ slug, title, lead, sections }) => [
      documentOf("page", pathTo(sitePages.legalDocument, slug), title, joinTexts(lead)),
      ...sections.map(({ id, heading, parts }) => {
        const texts = parts.flatMap((part) => [part.heading, part.text, ...(part.items ?? [])]);
        return documentOf(
          "legal",
          `${pathTo(sitePages.legalDocument, slug)}#${id}`,
          `${title}: ${heading}`,
          joinTexts(...texts),
        );
      }),
    ]),
    ...sources
      .filter(({ path }) => path.startsWith("pages/"))
      .flatMap((source) => {
        const [to] = pathsMadeFrom(source.path);
        if (to === undefined) return [];
        const files = [source, ...sources.filter(({ path }) => alsoOnPage[to]?.includes(path))];
        const texts = files.flatMap(({ values }) =>
          values
            .filter(({ meta }) => meta.prose)
            .map(({ path, value }) => ({ name: path.join("."), text: filled(value) })),
        );
        // The title of the home page is its taglines.
        const home = all(navigation).find((each) => each.home.to === to)?.home.label;
        return pageDocument(to, texts, home);
      }),
  ];
}

const documentOf = (kind: SearchDocument["kind"], to: string, title: string, text: string) =>
  ({ kind, title, text, to }) satisfies SearchDocument;

/** Files whose text a page shows too. */
const alsoOnPage: Readonly<Record<string, readonly string[]>> = {
  [sitePages.aboutUs.path]: ["values.json"],
  [sitePages.contactUs.path]: ["get-in-touch.json", "company.json"],
};

/** The description comes first, because a result shows the beginning of its text. */
function pageDocument(to: string, texts: readonly { name: string; text: string }[], name?: string) {
  const find = (name: string) => texts.find((each) => each.name === name)?.text;
  const title = name ?? find("title") ?? find("seo.title")?.split(" | ")[0] ?? to;
  const others = texts.filter(({ name }) => !name.startsWith("seo.")).map(({ text }) => text);
  return documentOf("page", to, title, joinTexts(find("seo.description"), ...others));
}

/** Leaves out texts with {placeholders}, which are labels of controls. */
function joinTexts(...texts: readonly (string | undefined)[]): string {
  const shown = texts.filter((text) => text !== undefined).filter((text) => !/\{\w+\}/.test(text));
  // Full stops separate the texts: screen readers would name another sign between them.
  const sentences = shown.map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`));
  return sentences.join(" ").replace(/\s+/g, " ");
}
