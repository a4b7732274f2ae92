/** The theme before React. These functions are written into the page too: see inline-scripts.ts. */
import { attributes } from "../attributes";

export type Theme = "light" | "dark";

export type ThemeOptions = Readonly<typeof themeOptions>;

export const themeOptions = {
  attribute: attributes.theme,
  storageKey: "darkMode",
  darkQuery: "(prefers-color-scheme: dark)",
};

/** The visitor's stored choice. Storage may throw, or hold anything. */
export function storedTheme({ storageKey }: ThemeOptions): Theme | undefined {
  try {
    const choice = localStorage.getItem(storageKey);
    if (choice === "true") return "dark";
    if (choice === "false") return "light";
  } catch {
    // Blocked, so there is none.
  }
  return undefined;
}

/** Shows a theme in the page and in the browser's bars. While the head is read there is no body. */
export function showTheme({ attribute }: ThemeOptions, theme: Theme): void {
  for (const element of document.querySelectorAll("html,body")) {
    element.setAttribute(attribute, theme);
  }
  for (const bar of document.querySelectorAll("meta[name=theme-color]")) {
    bar.setAttribute("media", bar.getAttribute(attribute) === theme ? "all" : "not all");
  }
}

/** Runs in the head, so that no frame is painted in another theme. */
export function decideTheme(
  options: ThemeOptions & { stored: typeof storedTheme; show: typeof showTheme },
): void {
  const system = matchMedia(options.darkQuery).matches ? "dark" : "light";
  options.show(options, options.stored(options) ?? system);
}

/** Runs first in the body, which has the theme's attribute as well. */
export function copyThemeToBody({ attribute }: ThemeOptions): void {
  const theme = document.documentElement.getAttribute(attribute) ?? "light";
  document.body.setAttribute(attribute, theme);
}
