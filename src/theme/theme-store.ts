/** The current theme. The body's `data-theme` attribute holds it; this file changes it and tells who shows it. */
import { nextPaint } from "../lib/next-paint";
import { createStore, type Store } from "../lib/store";
import type { Theme } from "./tokens";

export const themeStorageKey = "darkMode";
export const systemDarkQuery = "(prefers-color-scheme: dark)";

/** On the root element until a new theme is painted: what the visitor sees changes first, and without transitions. */
export const themeChangeAttribute = "data-theme-change";

/**
 * The visitor's stored choice, or else the system's theme. Storage may throw, or hold anything. The first-paint script
 * has the source text of this function, so it may use only its parameters and browser globals.
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

/** Only tells its subscribers of changes: the first-paint script sets the attribute too. */
const shown = createStore<Theme>("light");

function show(theme: Theme): void {
  const { documentElement: root, body } = document;
  if (body.dataset.theme === theme) return;
  root.toggleAttribute(themeChangeAttribute, true);
  body.dataset.theme = theme;
  void nextPaint().then(() => root.removeAttribute(themeChangeAttribute));
  shown.set(theme);
}

/**
 * Follows the operating system and other tabs.
 * @returns a function that stops it
 */
export function followTheme(): () => void {
  const system = matchMedia(systemDarkQuery);
  const update = () => show(preferredTheme(themeStorageKey, systemDarkQuery));
  const updateFromOtherTab = ({ key }: StorageEvent) => {
    if (key === themeStorageKey) update();
  };
  update();
  system.addEventListener("change", update);
  window.addEventListener("storage", updateFromOtherTab);
  return () => {
    system.removeEventListener("change", update);
    window.removeEventListener("storage", updateFromOtherTab);
  };
}

export const themeStore: Store<Theme> = {
  ...shown,
  get: () => (document.body.dataset.theme === "dark" ? "dark" : "light"),
  /** Shows a theme and stores it as the visitor's choice, which the operating system no longer overrides. */
  set: (theme) => {
    try {
      localStorage.setItem(themeStorageKey, String(theme === "dark"));
    } catch {
      // Storage is blocked: the choice lasts until the page is reloaded or the system changes its theme.
    }
    show(theme);
  },
};
