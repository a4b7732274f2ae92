import type { JsonPath } from "../content-model/annotated-values";

/**
 * Returns the [bracketed fields] of a text that are still to be filled in. The closing notes of a legal document speak
 * of brackets, so in them only a text that is nothing else counts.
 * @param text with or without the quotes of its JSON
 */
export function findGaps(path: JsonPath, text: string): RegExpExecArray[] {
  if (path[0] === "notes" && !/^"?\[[^\]]+\]"?$/.test(text)) return [];
  return [...text.matchAll(/\[[^\]]+\]/g)];
}
