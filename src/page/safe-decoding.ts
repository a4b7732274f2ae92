/**
 * Makes the browser's functions keep what they cannot decode. Gatsby decodes fragments without a guard and paths twice,
 * the first time while its scripts load, so a stray percent sign in an address would end it. late-scripts.ts runs before
 * those scripts and has the source text of this function.
 */
export function makeDecodingSafe(): void {
  for (const name of ["decodeURI", "decodeURIComponent"] as const) {
    const decode = window[name];
    window[name] = (text: string) => {
      try {
        return decode(text);
      } catch {
        return text;
      }
    };
  }
}
