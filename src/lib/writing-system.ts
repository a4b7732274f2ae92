/** The writing system of a language, given in BCP 47, by its code in ISO 15924. */
export const writingSystemOf = (language: string): string =>
  new Intl.Locale(language).maximize().script ?? "";

/** The living writing systems that run from right to left. */
const fromTheRight = ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"];

/** The value of `dir` for a language, given in BCP 47. */
export function directionOf(language: string): "ltr" | "rtl" {
  return fromTheRight.includes(writingSystemOf(language)) ? "rtl" : "ltr";
}
