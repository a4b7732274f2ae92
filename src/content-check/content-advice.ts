import { annotatedValues } from "../content-model/annotated-values";
import { retiredLinks } from "../content-model/retired-links";
import type { ContentFolder, ContentSource } from "./content-folder";
import type { Finding } from "./finding";
import { pictureChecker } from "./picture-problems";
import { repeatFinder } from "./repeat-findings";
import { valueFindings } from "./value-findings";

/** Returns a function that finds what one content file could do better. */
export function adviser(folder: ContentFolder, isStrict: boolean) {
  const pictures = pictureChecker(folder);
  const repeats = repeatFinder(folder);
  const retired = folder.sources
    .filter(({ file }) => file.schema === retiredLinks)
    .flatMap(({ json }) => retiredLinks.safeParse(json.value).data?.links ?? []);

  return (source: ContentSource): Finding[] => {
    const { file, json, path: from } = source;
    if (file.schema === retiredLinks) return [];
    const all = [...valueFindings(source), ...repeats(source), ...strictFindings()];
    return all.filter(({ level }) => level === "advised" || (isStrict && level === "strict"));

    function strictFindings() {
      if (!isStrict) return [];
      return annotatedValues(file.schema, json.value).flatMap((annotated): Finding[] => {
        const { path, value, meta } = annotated;
        const message = meta.image
          ? pictures.advice(from, annotated)
          : meta.link || meta.url
            ? retired.find(({ address }) => value.startsWith(address))?.reason
            : undefined;
        return message === undefined ? [] : [{ level: "strict", path, message }];
      });
    }
  };
}
