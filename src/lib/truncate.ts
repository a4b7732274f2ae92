/** Shortens a text to at most this many characters, ellipsis included, and drops short words such as articles at its end. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const lastSpace = cut.lastIndexOf(" ");
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, length - 1);
  return `${words.replace(/(\s+\S{1,3})+$/, "").replace(/[\s.,;:–—-]+$/, "")}…`;
}
