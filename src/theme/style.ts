/** Values for the styles of components. Colours are CSS variables, so a change of theme re-renders nothing. */
import type { CSSObject } from "@emotion/react";
import { type ColorRole, getColorVariable } from "./tokens";

/** The CSS variable of each colour. A proxy, because a list of roles would bring both palettes into every page's scripts. */
export const color = new Proxy(
  {},
  { get: (_, role) => `var(${getColorVariable(String(role))})` },
) as Readonly<Record<ColorRole, string>>;

export const font = {
  display: "var(--font-display)",
  text: "var(--font-text)",
} as const;

/** The font sizes of texts. Those of headings of the first and second rank are in heading.tsx and global-styles.ts. */
export const fontSize = {
  caption: "0.8125rem",
  small: "0.875rem",
  label: "0.9375rem",
  body: "clamp(1rem, 0.96rem + 0.2vw, 1.125rem)",
  /** An eighth larger than the body's. Not in em, which browsers would not update after a resize. */
  lead: "clamp(1.125rem, 1.08rem + 0.225vw, 1.265rem)",
  /** The title of a dialog and the number before a heading. */
  title: "clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)",
  /** A heading of the third rank, such as a card's, and a quote. */
  heading3: "clamp(1.25rem, 1.15rem + 0.35vw, 1.375rem)",
  /** What stands out beside these: a quote alone, a title that is a statement. */
  subtitle: "clamp(1.5rem, 1.2rem + 1.2vw, 2rem)",
  figure: "2rem",
} as const;

export const fontWeight = { regular: 400, medium: 500, semibold: 600 } as const;

export const textWeights = { min: fontWeight.regular, max: fontWeight.semibold } as const;

/** The only weight of the display font. A range of weights would double its size. */
export const displayWeight = fontWeight.medium;

export const letterSpacing = { tight: "-0.02em" } as const;

/** The maximum width of running text: about seventy letters, because letters are narrower than the digit that `ch` measures. */
export const textWidth = "54ch";

/**
 * Corners. Pictures are cards: all their corners are round but those where they run off the page (`bleed`, `pictureAtEnd`),
 * or touch the header or the edge of their band.
 */
export const radius = { control: "4px", card: "16px", round: "999px" } as const;

/** A length on the grid, in steps of 8 px. */
export const space = (steps: number): string => `${steps * 0.5}rem`;

/** The widths at which the layout changes, in CSS pixels at the default text size. */
const breakpoint = { small: 640, medium: 768, wide: 1024, widest: 1280 } as const;

type Breakpoint = keyof typeof breakpoint;

/** In a media condition, 1em is the visitor's preferred text size: larger text needs a wider screen. */
const em = (pixels: number): string => `${pixels / 16}em`;

/** A media condition for screens at least this wide, for `sizes` and `matchMedia`. */
export const from = (name: Breakpoint): string => `(width >= ${em(breakpoint[name])})`;

/** A media condition for all narrower screens. `<` leaves no gap for the fractional widths of zoomed windows. */
export const below = (name: Breakpoint): string => `(width < ${em(breakpoint[name])})`;

/** The screens on which the carousel shows two items. The specification sets this width in pixels. */
export const twoItemsInView = "(width >= 768px)";

export const media = {
  small: `@media ${from("small")}`,
  medium: `@media ${from("medium")}`,
  wide: `@media ${from("wide")}`,
  widest: `@media ${from("widest")}`,
  /** Wider than a phone, and too narrow for three columns of text. */
  tablet: `@media ${from("small")} and ${below("wide")}`,
  motion: "@media (prefers-reduced-motion: no-preference)",
  hover: "@media (hover: hover)",
  /** The high-contrast modes of Windows, which drop backgrounds and shadows. */
  forcedColors: "@media (forced-colors: active)",
  withoutScripts: "@media (scripting: none)",
} as const;

export const transition = (...properties: string[]): string =>
  properties.map((property) => `${property} 200ms ease-out`).join(", ");

/** A CSS length in reading direction: positive to the right, or to the left in languages written from right to left. */
export const forward = (length: string): string => `calc(var(--forward) * ${length})`;

/** Mirrors what points in reading direction, such as an arrow, in languages written from right to left. */
export const mirrored: CSSObject = { scale: "var(--forward) 1" };

/** The stops of a mask that fades out from a percentage to its end. Eased, because a linear fade would have visible edges. */
export const fadingFrom = (start: number): string =>
  [100, 97, 90, 78, 62, 45, 29, 16, 7, 2, 0]
    .map((opacity, step) => `rgb(0 0 0 / ${opacity}%) ${start + (step * (100 - start)) / 10}%`)
    .join();

/** Defers a picture without a fixed aspect ratio. Chromium would load it with the first screen, however far down it is. */
export const deferRendering: CSSObject = {
  "html[data-not-hydrated] &": { contentVisibility: "auto" },
};

/**
 * The distance from the container's edge to the page's edge, inside a size container as wide as the page. It stops growing
 * where pictures would become blurred, and higher than the window.
 */
export const bleedToPageEdge = "calc(-1 * max(var(--gutter), (min(100cqw, 192rem) - 75rem) / 2))";

/** A picture that extends to the edge of the page at one side. */
export const bleed = (side: "Start" | "End"): CSSObject => ({
  maxWidth: "none",
  [`marginInline${side}`]: bleedToPageEdge,
  [`borderStart${side}Radius`]: 0,
  [`borderEnd${side}Radius`]: 0,
});

/** A picture at the end of its section, from edge to edge of the page. */
export const pictureAtEnd: CSSObject = {
  maxWidth: "none",
  marginInline: bleedToPageEdge,
  marginBlockEnd: "calc(-1 * var(--section))",
  aspectRatio: "4 / 3",
  ...deferRendering,
  [media.small]: { aspectRatio: "3 / 2" },
};

/** More space above and below a page's few most important sections. */
export const spacious: CSSObject = { "--section": "var(--section-large)" };

/** The large heading and space of the section that opens a page, and of the one that closes it. */
export const statement: CSSObject = { ...spacious, "--heading": "var(--heading-large)" };

/** Centres content at the design's maximum width, with margins that grow with the screen. */
export const container: CSSObject = {
  width: "100%",
  maxWidth: "calc(75rem + 2 * var(--gutter))",
  marginInline: "auto",
  paddingInline: "var(--gutter)",
};

export const columnGap = "clamp(2rem, 6vw, 5.5rem)";

/** Two columns on wide screens, in proportion to the given widths, and one column on others. */
export const columns = (...widths: readonly [number, number]): CSSObject => ({
  display: "grid",
  gap: `${space(5)} ${columnGap}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.wide]: { gridTemplateColumns: widths.map((width) => `minmax(0, ${width}fr)`).join(" ") },
});
