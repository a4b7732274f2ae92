/** The fonts. `npm run assets` measures them after a change. */
import displayFile from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import displayCommon from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?display";
import textFile from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import textCommon from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?text";
import metrics from "./font-metrics.json";
import { displayWeight, textWeights } from "./style";

/** Imported with their role, they are cut down to what content uses: see plugins/gatsby-plugin-cut-fonts. */
export const fontFiles = { display: displayCommon, text: textCommon };

const display = {
  ...metrics.display,
  /** The weights of its faces, as CSS names them. */
  weights: String(displayWeight),
  /** Only the characters that content uses, in the weights of its role. */
  commonFile: displayCommon,
  /** All Latin characters. */
  file: displayFile,
  /** Fonts that systems have, to show until it has loaded. Their average width is measured as `npm run assets` measures ours. */
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

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
const fallbackName = ({ name }: WebFont, index: number) => `"${name} ${index}"`;

/** The range of the file with all characters, as Google Fonts and Fontsource declare Latin. */
const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";

const webFace = ({ name, weights }: WebFont, file: string, range = "") =>
  `@font-face{font-family:"${name}";font-weight:${weights};font-display:swap;src:url(${file}) format("woff2")${range}}`;

/** The web font and its fallbacks with its metrics. Of two web faces browsers try the last first. */
const faces = (font: WebFont) =>
  [
    webFace(font, font.file, `;unicode-range:${latin}`),
    webFace(font, font.commonFile),
    ...font.fallbacks.map(({ locals, averageWidth }, index) => {
      const relativeWidth = font.averageWidth / averageWidth;
      return (
        `@font-face{font-family:${fallbackName(font, index)};src:${locals.map((local) => `local("${local}")`).join()};` +
        `size-adjust:${percent(relativeWidth)};ascent-override:${percent(font.ascent / relativeWidth)};` +
        `descent-override:${percent(font.descent / relativeWidth)};line-gap-override:0%}`
      );
    }),
  ].join("\n");

const family = (font: WebFont) =>
  [
    `"${font.name}"`,
    ...font.fallbacks.map((_, index) => fallbackName(font, index)),
    font.generic,
  ].join();

export const fontFaces = [display, text].map(faces).join("\n");
export const fontFamilies = { display: family(display), text: family(text) } as const;
