/** Lists the characters that fonts keep, sorted so that the same characters result in the same file. */
export function listCharacters(texts: string): string {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index));
  const used = Array.from(texts).filter((each) => each >= " ");
  return [...new Set([...ascii, ...used])].sort().join("");
}
