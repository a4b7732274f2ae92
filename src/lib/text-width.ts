/** Estimates of the width of text, where styles depend on words that only content knows. */

/** The width in em that a text hardly exceeds in the theme's fonts. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[mw]/i.test(letter)) width += 0.95;
    else width += letter === letter.toLowerCase() ? 0.55 : 0.7;
  }
  return width;
}

/** The width of the widest part of a text that stays on one line. */
export const widestWord = (text: string): number => Math.max(...text.split(/[ -]/).map(widthOf));
