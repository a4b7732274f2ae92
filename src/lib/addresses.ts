/** A part of an address as text; one with a stray percent sign stays as it is. */
export function decodeAddress(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Whether a path on this site leads to a file, such as /brochure.pdf, instead of a page. */
export const isFileAddress = (address: string) => /^[^?#]*\.[^/?#]*([?#]|$)/.test(address);

/** The name in a path such as /services/<name>, for a sentence: at most 80 characters, none of which reverse the text. */
export function serviceNameOf(pathname: string): string {
  const encoded = pathname.replace(/\/+$/, "").replace(/^\/services\//, "");
  const name = decodeAddress(encoded).replace(/\p{Bidi_Control}/gu, "");
  return name.replace(/^(.{79}).{2,}$/su, "$1…");
}
