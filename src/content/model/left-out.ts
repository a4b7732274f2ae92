/** What a site does without: an empty list is left out with its heading, the links to it and what the search finds. */
import { z } from "zod";
import { contentFileAt, nameOf } from "./content-files";
import { mapParts, type Schema, valueAt } from "./map-parts";

/** The parsed content files by their paths relative to content/. */
type Files = Readonly<Record<string, unknown>>;

/** A file relative to content/, and a field of it. */
type Place = readonly [file: string, ...field: string[]];

/** A part that is left out with one of its lists: its heading and other texts, and where links to it lead. */
interface Part {
  readonly lists: readonly Place[];
  readonly texts: Place;
  readonly to?: string;
}

const home = "pages/home.json";
const about = "pages/about-us.json";
const tiles: Place = ["case-studies.json", "tiles"];
const highlights: Place = ["case-study-highlights.json", "items"];

const parts: readonly Part[] = [
  { lists: [highlights, tiles], texts: [home, "caseStudies"], to: "/#case-study" },
  { lists: [["testimonials.json", "items"]], texts: [home, "testimonials"], to: "/#testimonials" },
  { lists: [tiles], texts: ["pages/case-study.json"], to: "/case-study" },
  { lists: [tiles], texts: ["case-studies.json"] },
  { lists: [["values.json", "cards"]], texts: [about, "values"], to: "/about-us#our-values" },
  { lists: [["team.json", "members"]], texts: [about, "team"], to: "/about-us#our-team" },
  { lists: [[about, "missionVision", "items"]], texts: [about, "missionVision"] },
  { lists: [[about, "whyChoose", "items"]], texts: [about, "whyChoose"] },
  { lists: [[about, "coverage", "places"]], texts: [about, "coverage"] },
];

/** Returns which addresses lead nowhere, also those of whole pages, and whether a field's text is never shown. */
export function leftOut(files: Files) {
  const isEmpty = (place: Place) => {
    const list = valueAt(files, place);
    return list === undefined || (Array.isArray(list) && list.length === 0);
  };
  const gone = parts.filter(({ lists }) => lists.some(isEmpty));
  const addresses = gone.flatMap(({ to }) => to ?? []);
  return {
    addresses,
    isHidden: (...[file, field]: readonly unknown[]) =>
      gone.some(({ texts: [ofFile, group = field] }) => ofFile === file && group === field),
  };
}

/** Returns content files as pages show them: with every list, no link that leads nowhere, and all files in lists of them. */
export function asRendered(files: Files): Files {
  const { addresses } = leftOut(files);
  const namesOf = (type?: string) =>
    Object.keys(files)
      .filter((path) => contentFileAt(path)?.type === type)
      .map(nameOf)
      .sort();
  const rendered = (value: unknown, schema: Schema): unknown => {
    if (schema instanceof z.ZodOptional) {
      const inner = schema.unwrap();
      if (value !== undefined) return rendered(value, inner);
      return inner instanceof z.ZodArray ? rendered([], inner) : undefined;
    }
    const all: unknown = mapParts(value, schema, rendered) ?? value;
    if (!isList(all) || !(schema instanceof z.ZodArray)) return all;
    if (isListOfLinks(schema)) {
      return all.filter((link) => !addresses.some((to) => to === valueAt(link, ["to"])));
    }
    const { reference } = z.globalRegistry.get(schema.element) ?? {};
    return [...all, ...namesOf(reference?.type).filter((name) => !all.includes(name))];
  };
  const entries = Object.entries(files);
  return Object.fromEntries(
    entries.map(([path, value]) => [path, rendered(value, contentFileAt(path)?.schema)]),
  );
}

/** From such a list, a link to what is left out goes too. */
export function isListOfLinks(schema: Schema): boolean {
  return (
    schema instanceof z.ZodArray && z.globalRegistry.get(schema.element)?.graphqlType === "Link"
  );
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
