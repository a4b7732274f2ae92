import { annotatedValues, type JsonPath } from "../../content-model/annotated-values";
import { retiredLinks } from "../../content-model/retired-links";
import type { ContentFolder, ContentSource } from "./content-folder";
import { pictureChecker } from "./picture-problems";
import { plainTextAdvice, strictTextAdvice } from "./text-advice";

/** Returns a function that finds what one content file could do better. */
export function adviser(folder: ContentFolder, isStrict: boolean) {
  const pictures = pictureChecker(folder);
  const retired = folder.sources
    .filter(({ file }) => file.schema === retiredLinks)
    .flatMap(({ json }) => retiredLinks.safeParse(json.value).data?.links ?? []);

  return ({ file, json, path: from }: ContentSource): { path: JsonPath; message: string }[] => {
    if (file.schema === retiredLinks) return [];
    const values = annotatedValues(file.schema, json.value);
    const always = plainTextAdvice(values);
    if (!isStrict) return always;
    const others = values.flatMap((annotated) => {
      const { path, value, meta } = annotated;
      const message = meta.image
        ? pictures.advice(from, annotated)
        : meta.link || meta.url
          ? retired.find(({ address }) => value.startsWith(address))?.reason
          : undefined;
      return message === undefined ? [] : [{ path, message }];
    });
    return [...always, ...strictTextAdvice(values), ...others];
  };
}
