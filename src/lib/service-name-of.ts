const maxLength = 80;

/**
 * The name in a path such as /services/<name>, decoded if possible, for use in a sentence: long names are cut
 * to 80 characters, and characters that would reverse the text around them are left out.
 */
export function serviceNameOf(pathname: string): string {
  const encoded = pathname.replace(/\/+$/, "").replace(/^\/services\//, "");
  const characters = [...decode(encoded).replace(/\p{Bidi_Control}/gu, "")];
  if (characters.length <= maxLength) return characters.join("");
  return `${characters.slice(0, maxLength - 1).join("")}…`;
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
