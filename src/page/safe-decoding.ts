/**
 * Makes the browser's functions keep what they cannot decode, because a stray percent sign in an address would end Gatsby.
 * Its source text becomes part of a file that runs before Gatsby.
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
