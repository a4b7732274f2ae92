import type { Theme } from "./tokens";

export const themeStorageKey = "darkMode";
export const systemDarkQuery = "(prefers-color-scheme: dark)";

/**
 * The visitor's stored choice, or else the operating system's theme. Storage may be blocked, and then
 * throws, or hold anything.
 *
 * The first-paint script inlines the source text of this function, so its body may use only its
 * parameters and browser globals.
 */
export function preferredTheme(storageKey: string, darkQuery: string): Theme {
  let choice;
  try {
    choice = localStorage.getItem(storageKey);
  } catch {
    choice = null;
  }
  if (choice === "true") return "dark";
  if (choice === "false") return "light";
  return matchMedia(darkQuery).matches ? "dark" : "light";
}
