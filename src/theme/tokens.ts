/** The colours of both themes, named for their role. */
import type { Theme } from "./theme-scripts";

/** A colour in the light theme and in the dark theme. */
type Pair = readonly [light: string, dark: string];

const inBothThemes = (colour: string): Pair => [colour, colour];

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
  /** The ball on the scale of days, as in the pictures. */
  ball: inBothThemes("#DB4E26"),
  highlight: inBothThemes("#F2B33D"),
  onHighlight: inBothThemes(ink),
  /** Crimson, to differ from the accent, which is a warm red: an error is not an action. */
  danger: ["#A71236", "#FF9AAD"],
  success: ["#1B6E4B", "#7ED3A6"],
  focus: brand,
  backdrop: ["rgb(8 22 18 / 55%)", "rgb(2 8 6 / 70%)"],
  shadow: ["rgb(20 36 31 / 14%)", "rgb(0 0 0 / 45%)"],
  /** A background that content may choose, dark in both themes. */
  band: [deepGreen, "#1A4238"],
  onBand: [white, cream],
  /** The background of the header; in the dark theme no brighter than the page. */
  header: [white, nightGreen],
  /** Dark in both themes, like the footer: texts and links on them have the colours of the dark theme. */
  night: [nightGreen, "#081612"],
  footer: ["#081612", "#040D0A"],
  /** The colour of text over the dark pictures, which are the same in both themes. */
  onPicture: inBothThemes(white),
  pictureShade: inBothThemes("#081612"),
} satisfies Record<string, Pair>;

export type ColorRole = keyof typeof roles;

/** Returns the colours of a theme. A function, so that bundlers drop the palettes from scripts of browsers. */
export const getPalette = (theme: Theme) =>
  Object.fromEntries(
    Object.entries(roles).map(([role, [light, dark]]) => [role, theme === "light" ? light : dark]),
    // `Object.entries` loses the type of the names.
  ) as Record<ColorRole, string>;

/** Returns `--color-text-muted` for `textMuted`. */
export function getColorVariable(role: string): string {
  return `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export function renderDeclarations(
  theme: Theme,
  names: readonly string[] = Object.keys(roles),
): string {
  return Object.entries(getPalette(theme))
    .filter(([role]) => names.includes(role))
    .map(([role, value]) => `${getColorVariable(role)}:${value};`)
    .join("");
}

/** Bright pictures would glare on a dark page. */
const dim = "--dim:brightness(0.9);";

/** Renders both palettes. The root's `data-theme` selects one; without JavaScript the operating system does. */
export const renderThemeVariables = (): string => `
:root{color-scheme:light dark;--dim:none;${renderDeclarations("light")}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){${dim}${renderDeclarations("dark")}}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark;${dim}${renderDeclarations("dark")}}
`;
