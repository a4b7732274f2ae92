import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import displayFraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?display";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import textInstrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?text";
import { displayWeight, textWeights } from "./style";

/** Imported with their role, they are cut down to what content uses: see src/site/fonts. */
export const fontFiles = { display: displayFraunces, text: textInstrumentSans };

const display = {
  name: "Fraunces",
  /** The weights of its faces, as CSS names them. */
  weights: String(displayWeight),
  /** Only the characters that content uses, in the weights of its role. */
  commonFile: displayFraunces,
  /** All Latin characters. */
  file: fraunces,
  /** From the font's own tables, as a fraction of the font size; so is `descent`. */
  ascent: 0.978,
  descent: 0.255,
  /** Installed fonts to show until this one has loaded, and its width relative to theirs, measured on the site's texts. */
  fallbacks: [
    { locals: ["Georgia", "Gelasio"], relativeWidth: 1.07 },
    { locals: ["Noto Serif"], relativeWidth: 0.994 },
    { locals: ["DejaVu Serif"], relativeWidth: 0.926 },
  ],
  /** For systems with none of the fallbacks. */
  generic: "serif",
};

type WebFont = typeof display;

const text: WebFont = {
  name: "Instrument Sans",
  weights: `${textWeights.min} ${textWeights.max}`,
  commonFile: textInstrumentSans,
  file: instrumentSans,
  ascent: 0.97,
  descent: 0.25,
  fallbacks: [
    { locals: ["Arial", "Liberation Sans", "Arimo"], relativeWidth: 1.02 },
    { locals: ["Roboto"], relativeWidth: 1.024 },
    { locals: ["DejaVu Sans"], relativeWidth: 0.904 },
  ],
  generic: "system-ui,sans-serif",
};

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
const fallbackName = ({ name }: WebFont, index: number) => `"${name} ${String(index)}"`;

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
    ...font.fallbacks.map(
      ({ locals, relativeWidth }, index) =>
        `@font-face{font-family:${fallbackName(font, index)};src:${locals.map((local) => `local("${local}")`).join()};` +
        `size-adjust:${percent(relativeWidth)};ascent-override:${percent(font.ascent / relativeWidth)};` +
        `descent-override:${percent(font.descent / relativeWidth)};line-gap-override:0%}`,
    ),
  ].join("\n");

const family = (font: WebFont) =>
  [
    `"${font.name}"`,
    ...font.fallbacks.map((_, index) => fallbackName(font, index)),
    font.generic,
  ].join();

export const fontFaces = [display, text].map(faces).join("\n");
export const fontFamilies = { display: family(display), text: family(text) } as const;
