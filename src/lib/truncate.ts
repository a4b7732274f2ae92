/**
 * The beginning of a text, cut at a word and ended with an ellipsis where something was left out.
 * @param length the most characters the result may have, the ellipsis included
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const lastSpace = cut.lastIndexOf(" ");
  const kept = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, length - 1);
  return `${kept.replace(/[\s.,;:–—-]+$/, "")}…`;
}
