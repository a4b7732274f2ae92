/** Which scripts a language is written in comes from Intl; these are the living ones from right to left. */
const fromTheRight = ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"];

/**
 * The value of `dir` for a language.
 * @param language in BCP 47
 */
export function directionOf(language: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(language).maximize();
  return fromTheRight.includes(script) ? "rtl" : "ltr";
}
