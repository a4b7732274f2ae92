/** The colours of both themes, named for their role. */

export type Theme = "light" | "dark";

/** The light palette, and with it the names of all roles. */
export const light = {
  surface: "#FBF8F3",
  raised: "#FFFFFF",
  sunken: "#F4EEE4",
  text: "#14241F",
  textMuted: "#4A5A54",
  line: "#E0D5C4",
  controlLine: "#6F7D76",
  brand: "#1E5247",
  brandHover: "#153D35",
  onBrand: "#FFFFFF",
  accent: "#B93C18",
  accentHover: "#9A3013",
  onAccent: "#FFFFFF",
  highlight: "#F2B33D",
  onHighlight: "#14241F",
  danger: "#B3261E",
  success: "#1B6E4B",
  focus: "#1E5247",
  backdrop: "rgb(8 22 18 / 55%)",
  shadow: "rgb(20 36 31 / 14%)",
  /** The band at the end of a page, dark in both themes. */
  band: "#1E5247",
  onBand: "#FFFFFF",
  /** Dark in both themes too: its texts and links have the colours of the dark theme. */
  footer: "#0C1F1A",
  /** For text over the dark pictures, which are the same in both themes. */
  onPicture: "#FFFFFF",
  pictureShade: "#081612",
};

export type ColorRole = keyof typeof light;

const dark: Record<ColorRole, string> = {
  surface: "#0F2720",
  raised: "#1B3E36",
  sunken: "#06130F",
  text: "#F4EEE4",
  textMuted: "#B6C4BC",
  line: "#34594F",
  controlLine: "#7D9A90",
  brand: "#7CC4B0",
  brandHover: "#9AD6C5",
  onBrand: "#0F2720",
  accent: "#FF8A5F",
  accentHover: "#FFA582",
  onAccent: "#0F2720",
  highlight: "#F2B33D",
  onHighlight: "#14241F",
  danger: "#FF9B8F",
  success: "#7ED3A6",
  focus: "#7CC4B0",
  backdrop: "rgb(2 8 6 / 70%)",
  shadow: "rgb(0 0 0 / 45%)",
  band: "#236052",
  onBand: "#F4EEE4",
  footer: "#1B3E36",
  onPicture: "#FFFFFF",
  pictureShade: "#081612",
};

/** The CSS variable of a colour role: `--color-text-muted` for `textMuted`. */
export function colorVariable(role: string): string {
  return `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

export const palettes: Record<Theme, Record<ColorRole, string>> = { light, dark };

export function declarations(theme: Theme, roles: readonly string[] = Object.keys(light)): string {
  return Object.entries(palettes[theme])
    .filter(([role]) => roles.includes(role))
    .map(([role, value]) => `${colorVariable(role)}:${value};`)
    .join("");
}

/**
 * The body's `data-theme` selects a palette; without JavaScript the operating system does. `color-scheme` goes on the
 * root, where scroll bars and the canvas read it. A function, so that it stays out of the browser's scripts.
 */
export const themeVariables = (): string => `
:root{color-scheme:light dark}
:root:has(body[data-theme=light]){color-scheme:light}
:root:has(body[data-theme=dark]){color-scheme:dark}
body{${declarations("light")}}
@media (prefers-color-scheme:dark){body:not([data-theme]){${declarations("dark")}}}
body[data-theme=dark]{${declarations("dark")}}
`;
