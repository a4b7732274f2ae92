import type { AnnotatedValue } from "../model/annotated-values";
import type { ContentSource } from "../content-folder";
import { type Finding, finding } from "./finding";

/** Addresses that lead nowhere (RFC 2606). */
const exampleAddress = /\.example\b/i;

/** What the company has for an example: a street, an account, a phone number of zeros, a link to nowhere. */
const exampleOfCompany = /\bExample\b|-example\b|(?:0[ -]?){8}|^#$/;

/** Finds what is still to be filled in: [fields in brackets], lorem ipsum, and the examples that the site comes with. */
export function unfilledTexts({ values, file }: ContentSource): Finding[] {
  return values.flatMap(({ path, value, meta }) => {
    const unfilled = (gap: string) => finding(path, `${gap} is still to be filled in`);
    const isOfCompany = file.type === "Company";
    if (exampleAddress.test(value) || (isOfCompany && exampleOfCompany.test(value)))
      return unfilled(value);
    if ((!meta.prose && !meta.altText) || isAboutBrackets({ path, value })) return [];
    return [...new Set(value.match(/\[[^\]]+\]|lorem ipsum/gi))].flatMap(unfilled);
  });
}

/** The sign of a suspect mail has brackets of its own, and the closing notes of a legal document speak of them. */
function isAboutBrackets({ path, value }: Pick<AnnotatedValue, "path" | "value">): boolean {
  return path.join(".") === "mail.suspect" || (path[0] === "notes" && !/^\[[^\]]+\]$/.test(value));
}
