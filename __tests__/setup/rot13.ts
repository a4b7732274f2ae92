/** Turns every letter of English in a text, but not {placeholders}. */
export function rot13(text: string): string {
  return text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith("{") ? part : part.replace(/[a-z]/gi, turned)))
    .join("");
}

function turned(letter: string): string {
  const first = letter < "a" ? 65 : 97;
  return String.fromCharCode(first + ((letter.charCodeAt(0) - first + 13) % 26));
}

/** The same for every text of a JSON value. */
export function rot13Texts(value: unknown): unknown {
  if (typeof value === "string") return rot13(value);
  if (Array.isArray(value)) return value.map(rot13Texts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rot13Texts(each)]));
}
