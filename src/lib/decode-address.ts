/** A part of an address as text; one with a stray percent sign stays as it is. */
export function decodeAddress(encoded: string, decode = decodeURIComponent): string {
  try {
    return decode(encoded);
  } catch {
    return encoded;
  }
}
