/** The theme's fonts (docs/decisions/0040). After a change, run `npm run assets`, which measures them. */
import displayFile from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import displayCommon from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?display";
import textFile from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import textCommon from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?text";
import metrics from "./font-metrics.json";
import { displayWeight, textWeights } from "./style";

/** The files to preload: imported with `?role`, they are cut down to what content uses by plugins/gatsby-plugin-cut-fonts. */
export const fontFiles = { display: displayCommon, text: textCommon };

const display = {
  ...metrics.display,
  /** The value of `font-weight`. */
  weights: String(displayWeight),
  /** Only the characters that content uses, in the weights of its role. */
  commonFile: displayCommon,
  /** All Latin characters. */
  file: displayFile,
  /** System fonts to show until it has loaded, with their average widths, measured as in assets/fonts.ts. */
  fallbacks: [
    { locals: ["Georgia", "Gelasio"], averageWidth: 0.446 },
    { locals: ["Noto Serif"], averageWidth: 0.483 },
    { locals: ["DejaVu Serif"], averageWidth: 0.516 },
  ],
  generic: "serif",
};

type WebFont = typeof display;

const text: WebFont = {
  ...metrics.text,
  weights: `${textWeights.min} ${textWeights.max}`,
  commonFile: textCommon,
  file: textFile,
  fallbacks: [
    { locals: ["Arial", "Liberation Sans", "Arimo", "Roboto"], averageWidth: 0.446 },
    { locals: ["DejaVu Sans"], averageWidth: 0.509 },
  ],
  generic: "system-ui,sans-serif",
};

const toPercent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
const getFallbackName = ({ name }: WebFont, index: number) => `"${name} ${index}"`;

/** The characters of the complete file: Latin, as Google Fonts and Fontsource define it. */
const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";

const renderWebFace = ({ name, weights }: WebFont, file: string, range = "") =>
  `@font-face{font-family:"${name}";font-weight:${weights};font-display:swap;src:url(${file}) format("woff2")${range}}`;

/** Renders the web font, and fallbacks adjusted to its metrics. Browsers try the last declared face first. */
const renderFaces = (font: WebFont) =>
  [
    renderWebFace(font, font.file, `;unicode-range:${latin}`),
    renderWebFace(font, font.commonFile),
    ...font.fallbacks.map(({ locals, averageWidth }, index) => {
      const relativeWidth = font.averageWidth / averageWidth;
      return (
        `@font-face{font-family:${getFallbackName(font, index)};src:${locals.map((local) => `local("${local}")`).join()};` +
        `size-adjust:${toPercent(relativeWidth)};ascent-override:${toPercent(font.ascent / relativeWidth)};` +
        `descent-override:${toPercent(font.descent / relativeWidth)};line-gap-override:0%}`
      );
    }),
  ].join("\n");

const renderFamily = (font: WebFont) =>
  [
    `"${font.name}"`,
    ...font.fallbacks.map((_, index) => getFallbackName(font, index)),
    font.generic,
  ].join();

export const fontFaces = [display, text].map(renderFaces).join("\n");
export const fontFamilies = { display: renderFamily(display), text: renderFamily(text) } as const;
