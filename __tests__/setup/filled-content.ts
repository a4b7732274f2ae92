/** Content as tests of its sections need it: with an item in each list, also where the site does without. */
import { completed } from "./completed";
import { contentFileAt } from "../../src/content/model/content-files";
import { valueAt } from "../../src/content/model/map-parts";
import { hasLegal, legalDocument, legalFile } from "./legal";
import { optionalLists } from "./optional-lists";

type Files = Readonly<Record<string, unknown>>;

const linkedin = "https://www.linkedin.com/in/name";

/**
 * Returns the files with a sample in each empty list, with a legal document, and with a profile of the first person.
 * @param image relative to content/
 */
export function filled(files: Files, image: string): Files {
  // In jsdom there is no structuredClone.
  const sample = hasLegal ? {} : { [legalFile]: legalDocument };
  const all: Files = JSON.parse(JSON.stringify({ ...files, ...sample }));
  for (const { file, list } of optionalLists) {
    const steps = list.split(".");
    for (const [path, whole] of Object.entries(all)) {
      const known = contentFileAt(path);
      if (known?.path !== file) continue;
      const owner = Object(valueAt(whole, steps.slice(0, -1)));
      const key = steps.at(-1) ?? "";
      const items: unknown = Reflect.get(owner, key);
      if (Array.isArray(items) && items.length > 0) continue;
      const picture = `${path.includes("/") ? ".." : "."}/${image}`;
      const words = {
        image: picture,
        imageUrl: picture,
        slug: "an-article",
        closes: "17:30",
        linkedin,
      };
      const samples = valueAt(completed(known.schema, undefined, words), steps);
      if (!Array.isArray(samples)) continue;
      // A reference has no sample: the only ones are to services.
      Reflect.set(owner, key, samples[0] === undefined ? serviceNames(all) : samples);
    }
  }
  const person: { linkedin?: string } = Object(valueAt(all["team.json"], ["members", 0]));
  person.linkedin ??= linkedin;
  return all;
}

const serviceNames = (files: Files) =>
  Object.keys(files).flatMap((path) => /^services\/(.+)\.json$/.exec(path)?.[1] ?? []);
