/** Estimates the width of text, for styles that depend on words from content. */

/** Returns a width in em that a text hardly ever exceeds in the theme's fonts. */
export function estimateWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/[mw]/i.test(letter)) width += 0.95;
    else width += letter === letter.toLowerCase() ? 0.55 : 0.7;
  }
  return width;
}

/** Returns the width of the widest word, which cannot be broken into two lines. */
export const estimateWidestWord = (text: string): number =>
  Math.max(...text.split(/[ -]/).map(estimateWidth));
