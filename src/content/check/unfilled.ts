import type { AnnotatedValue } from "../model/annotated-values";
import type { ContentSource } from "./content-folder";
import { type Finding, finding } from "./finding";

/** Finds what is still to be filled in: [fields in brackets] and lorem ipsum. */
export function unfilledTexts({ values }: ContentSource): Finding[] {
  return values.flatMap(({ path, value, meta }) => {
    if (!meta.prose && !meta.altText) return [];
    const gaps = isAboutBrackets({ path, value }) ? [] : value.match(/\[[^\]]+\]|lorem ipsum/gi);
    return [...new Set(gaps)].flatMap((gap) => finding(path, `${gap} is still to be filled in`));
  });
}

/** The sign of a suspect mail has brackets of its own, and the closing notes of a legal document speak of them. */
function isAboutBrackets({ path, value }: Pick<AnnotatedValue, "path" | "value">): boolean {
  return path.join(".") === "mail.suspect" || (path[0] === "notes" && !/^\[[^\]]+\]$/.test(value));
}
