/** WCAG 2.2, relative luminance and contrast ratio. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */

/** Red, green and blue, 0 to 255. */
export type Colour = readonly number[];

export const parseHex = (hex: string): Colour =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A colour as browsers give it in computed styles. */
export const toCssColour = (hex: string): string => `rgb(${parseHex(hex).join(", ")})`;

function computeLuminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function computeContrast(first: Colour, second: Colour): number {
  const [darker = 0, lighter = 0] = [computeLuminance(first), computeLuminance(second)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
