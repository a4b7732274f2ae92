/** Decodes a part of an address. One with a stray percent sign, which cannot be decoded, stays as it is. */
export function decodeAddress(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Whether a path on this site leads to a file, such as /brochure.pdf, instead of a page. */
export const isFileAddress = (address: string) => /^[^?#]*\.[^/?#]*([?#]|$)/.test(address);
