import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** Preloaded on every page, because both are used above the fold. */
export const fontFiles: readonly string[] = [fraunces, instrumentSans];

interface WebFont {
  readonly name: string;
  readonly file: string;
  readonly weights: string;
  /** From the font's own tables, as a fraction of the font size; so is `descent`. */
  readonly ascent: number;
  readonly descent: number;
  /**
   * Installed fonts to show until this one has loaded, and this one's width relative to theirs,
   * measured on the site's own texts. Scaled by it, most lines break at the same words.
   */
  readonly fallbacks: readonly (readonly [locals: readonly string[], relativeWidth: number])[];
  /** For systems with none of the fallbacks. */
  readonly generic: string;
}

const display: WebFont = {
  name: "Fraunces",
  file: fraunces,
  weights: "100 900",
  ascent: 0.978,
  descent: 0.255,
  fallbacks: [
    [["Georgia", "Gelasio"], 1.07],
    [["Noto Serif"], 0.994],
    [["DejaVu Serif"], 0.926],
  ],
  generic: "serif",
};

const text: WebFont = {
  name: "Instrument Sans",
  file: instrumentSans,
  weights: "400 700",
  ascent: 0.97,
  descent: 0.25,
  fallbacks: [
    [["Arial", "Liberation Sans", "Arimo"], 1.02],
    [["Roboto"], 1.024],
    [["DejaVu Sans"], 0.896],
  ],
  generic: "system-ui,sans-serif",
};

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
const fallbackName = ({ name }: WebFont, index: number) => `"${name} ${String(index)}"`;

/** The web font and its fallbacks with its metrics, so the layout shifts little when it loads. */
const faces = (font: WebFont) =>
  [
    `@font-face{font-family:"${font.name}";font-weight:${font.weights};font-display:swap;src:url(${font.file}) format("woff2")}`,
    ...font.fallbacks.map(
      ([locals, relativeWidth], index) =>
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
