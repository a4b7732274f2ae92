import { annotatedValues } from "../content-model/annotated-values";
import type { ContentFolder, ContentSource } from "./content-folder";
import type { Finding } from "./finding";
import { pictureChecker } from "./picture-problems";
import { repeatFinder } from "./repeat-findings";
import { valueFindings } from "./value-findings";

export function adviser(folder: ContentFolder, isStrict: boolean) {
  const pictures = pictureChecker(folder);
  const repeats = repeatFinder(folder);

  return (source: ContentSource): Finding[] => {
    const all = [...valueFindings(source), ...repeats(source)];
    if (!isStrict) return all.filter(({ level }) => level === "advised");
    const weakPictures = annotatedValues(source.file.schema, source.json.value).flatMap(
      (annotated): Finding[] => {
        const message = annotated.meta.image && pictures.advice(source.path, annotated);
        return message ? [{ level: "strict", path: annotated.path, message }] : [];
      },
    );
    return [...all.filter(({ level }) => level !== "refused"), ...weakPictures];
  };
}
