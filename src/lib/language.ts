/** Returns the ISO 15924 code of the writing system of a language (BCP 47). */
export const findWritingSystem = (language: string): string =>
  new Intl.Locale(language).maximize().script ?? "";

/** The writing systems in use that run from right to left. */
const rightToLeftSystems = ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"];

/** Returns the value of `dir` for a language (BCP 47). */
export function findDirection(language: string): "ltr" | "rtl" {
  return rightToLeftSystems.includes(findWritingSystem(language)) ? "rtl" : "ltr";
}
