import { palettes, type Theme } from "./tokens";

/** The CSS variable that carries a colour role: `textMuted` is `--color-text-muted`. */
export function colorVariable(role: string): string {
  return `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function declarations(theme: Theme): string {
  return Object.entries(palettes[theme])
    .map(([role, value]) => `${colorVariable(role)}:${value};`)
    .join("");
}

/**
 * Both palettes as CSS. `data-theme` on the body decides; without JavaScript nothing sets it, and
 * the operating system decides. `color-scheme` must stand on the root, because scroll bars and the
 * canvas take it from there, hence `:has()`.
 */
export const themeVariables = `
:root{color-scheme:light dark}
:root:has(body[data-theme=light]){color-scheme:light}
:root:has(body[data-theme=dark]){color-scheme:dark}
body{${declarations("light")}}
@media (prefers-color-scheme:dark){body:not([data-theme]){${declarations("dark")}}}
body[data-theme=dark]{${declarations("dark")}}
`;
