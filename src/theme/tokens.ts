/** The colours of both themes, named for their role. */
import type { Theme } from "./theme-scripts";

/** A colour of the light theme and of the dark one. */
type Pair = readonly [light: string, dark: string];

const both = (colour: string): Pair => [colour, colour];

const white = "#FFFFFF";
const cream = "#F4EEE4";
const ink = "#14241F";
const green = "#1E5247";
const deepGreen = "#16362F";
const nightGreen = "#0C1F1A";

const brand: Pair = [green, "#7CC4B0"];
const onBrand: Pair = [white, nightGreen];

const roles = {
  surface: ["#FBF8F3", nightGreen],
  raised: [white, "#183B33"],
  sunken: [cream, "#12302A"],
  text: [ink, cream],
  textMuted: ["#4A5A54", "#B6C4BC"],
  line: ["#E0D5C4", "#34594F"],
  controlLine: ["#6F7D76", "#7D9A90"],
  brand,
  brandHover: ["#153D35", "#9AD6C5"],
  onBrand,
  accent: ["#B93C18", "#FF8A5F"],
  accentHover: ["#9A3013", "#FFA582"],
  onAccent: [white, nightGreen],
  /** The ball of the pictures, on the scales of days. */
  ball: both("#DB4E26"),
  highlight: both("#F2B33D"),
  onHighlight: both(ink),
  /** Crimson, because the accent is a warm red: an error is no action. */
  danger: ["#A71236", "#FF9AAD"],
  success: ["#1B6E4B", "#7ED3A6"],
  focus: brand,
  backdrop: ["rgb(8 22 18 / 55%)", "rgb(2 8 6 / 70%)"],
  shadow: ["rgb(20 36 31 / 14%)", "rgb(0 0 0 / 45%)"],
  /** A ground for content to choose, dark in both themes. */
  band: [deepGreen, "#1A4238"],
  onBand: [white, cream],
  /** The ground of the header, which in the dark theme is not brighter than the page. */
  header: [white, nightGreen],
  /** Dark in both themes too, as the footer: texts and links on them have the colours of the dark theme. */
  night: [nightGreen, "#081612"],
  footer: ["#081612", "#040D0A"],
  /** The colour of text over the dark pictures, which are the same in both themes. */
  onPicture: both(white),
  pictureShade: both("#081612"),
} satisfies Record<string, Pair>;

export type ColorRole = keyof typeof roles;

/** The colours of a theme. A function, as `themeVariables`, so that it stays out of the browser's scripts. */
export const paletteOf = (theme: Theme) =>
  Object.fromEntries(
    Object.entries(roles).map(([role, [light, dark]]) => [role, theme === "light" ? light : dark]),
    // `Object.entries` loses the type of the names.
  ) as Record<ColorRole, string>;

/** `--color-text-muted` for `textMuted`. */
export function colorVariable(role: string): string {
  return `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export function declarations(theme: Theme, names: readonly string[] = Object.keys(roles)): string {
  return Object.entries(paletteOf(theme))
    .filter(([role]) => names.includes(role))
    .map(([role, value]) => `${colorVariable(role)}:${value};`)
    .join("");
}

/** Bright pictures would glare on a dark page. */
const dim = "--dim:brightness(0.9);";

/** The root's `data-theme` selects a palette; without JavaScript the operating system does. Not in the browser's scripts. */
export const themeVariables = (): string => `
:root{color-scheme:light dark;--dim:none;${declarations("light")}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){${dim}${declarations("dark")}}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark;${dim}${declarations("dark")}}
`;
