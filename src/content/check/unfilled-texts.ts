import type { AnnotatedValue } from "../model/annotated-values";
import type { ContentSource } from "../source/content-folder";
import { toProblems } from "./problem";
import type { Problem } from "../source/problem";

/** Domains that are reserved for examples (RFC 2606). */
const exampleAddress = /\.example\b/i;

/** Sample values of company.json: a street, an account, a phone number of zeros, a link to "#". */
const exampleCompanyValue = /\bExample\b|-example\b|(?:0[ -]?){8}|^#$/;

/** Finds texts that still have to be filled in: [fields in brackets], lorem ipsum, and the sample values of the template. */
export function findUnfilledTexts({ values, file }: ContentSource): Problem[] {
  return values.flatMap(({ path, value, meta }) => {
    const report = (gap: string) => toProblems(path, `${gap} is still to be filled in`);
    const isOfCompany = file.type === "Company";
    if (exampleAddress.test(value) || (isOfCompany && exampleCompanyValue.test(value)))
      return report(value);
    if ((!meta.prose && !meta.altText) || isAboutBrackets({ path, value })) return [];
    return [...new Set(value.match(/\[[^\]]+\]|lorem ipsum/gi))].flatMap(report);
  });
}

/** Whether brackets belong to the text: around the mark of suspect mails, and in notes that explain the bracketed fields. */
function isAboutBrackets({ path, value }: Pick<AnnotatedValue, "path" | "value">): boolean {
  return path.join(".") === "mail.suspect" || (path[0] === "notes" && !/^\[[^\]]+\]$/.test(value));
}
