import { colorVariable, palettes, type Theme } from "./tokens";

function declarations(theme: Theme): string {
  return Object.entries(palettes[theme])
    .map(([role, value]) => `${colorVariable(role)}:${value};`)
    .join("");
}

/**
 * Both palettes as CSS. The body's `data-theme` selects one; without JavaScript nothing sets it, and
 * the operating system's theme applies. `color-scheme` goes on the root by `:has()`, because scroll
 * bars and the canvas read it there.
 */
export const themeVariables = `
:root{color-scheme:light dark}
:root:has(body[data-theme=light]){color-scheme:light}
:root:has(body[data-theme=dark]){color-scheme:dark}
body{${declarations("light")}}
@media (prefers-color-scheme:dark){body:not([data-theme]){${declarations("dark")}}}
body[data-theme=dark]{${declarations("dark")}}
`;
