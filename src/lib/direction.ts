/** The living scripts that run from right to left. */
const fromTheRight = ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"];

/** The value of `dir` for a language, given in BCP 47. */
export function directionOf(language: string): "ltr" | "rtl" {
  const { script = "" } = new Intl.Locale(language).maximize();
  return fromTheRight.includes(script) ? "rtl" : "ltr";
}
