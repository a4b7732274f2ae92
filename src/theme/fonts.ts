import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** Preloaded on every page: both stand above the fold. */
export const fontFiles: readonly string[] = [fraunces, instrumentSans];

interface WebFont {
  readonly name: string;
  readonly file: string;
  readonly weights: string;
  /** From its own tables, in parts of the type size. */
  readonly ascent: number;
  readonly descent: number;
  /**
   * What a visitor's system may have in its place until it arrives: fonts of the same widths, and how
   * much wider the web font is. Measured over the site's own texts; lines then break alike, mostly.
   */
  readonly standIns: readonly (readonly [locals: readonly string[], timesAsWide: number])[];
  /** If there is none of them. */
  readonly generic: string;
}

const display: WebFont = {
  name: "Fraunces",
  file: fraunces,
  weights: "100 900",
  ascent: 0.978,
  descent: 0.255,
  standIns: [
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
  standIns: [
    [["Arial", "Liberation Sans", "Arimo"], 1.02],
    [["Roboto"], 1.024],
    [["DejaVu Sans"], 0.896],
  ],
  generic: "system-ui,sans-serif",
};

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;
const standInName = ({ name }: WebFont, index: number) => `"${name} ${String(index)}"`;

/** The web font, and its stand-ins with its metrics, so that little moves when it arrives. */
const faces = (font: WebFont) =>
  [
    `@font-face{font-family:"${font.name}";font-weight:${font.weights};font-display:swap;src:url(${font.file}) format("woff2")}`,
    ...font.standIns.map(
      ([locals, timesAsWide], index) =>
        `@font-face{font-family:${standInName(font, index)};src:${locals.map((local) => `local("${local}")`).join()};` +
        `size-adjust:${percent(timesAsWide)};ascent-override:${percent(font.ascent / timesAsWide)};` +
        `descent-override:${percent(font.descent / timesAsWide)};line-gap-override:0%}`,
    ),
  ].join("\n");

const family = (font: WebFont) =>
  [
    `"${font.name}"`,
    ...font.standIns.map((_, index) => standInName(font, index)),
    font.generic,
  ].join();

export const fontFaces = [display, text].map(faces).join("\n");
export const fontFamilies = { display: family(display), text: family(text) } as const;
