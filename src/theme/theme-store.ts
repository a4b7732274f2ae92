/**
 * Which theme is shown. The body's `data-theme` is the one truth; the store only changes it and tells
 * who asked. Nothing else of the site touches storage for it.
 */
import type { Theme } from "./tokens";

export const themeStorageKey = "darkMode";
export const systemDarkQuery = "(prefers-color-scheme: dark)";

export interface ThemeStore {
  /** Calls back after every change. @returns what ends the subscription */
  subscribe(listener: () => void): () => void;
  isDark(): boolean;
  /** Flips the theme and remembers it: from now on the operating system is not followed. */
  toggle(): void;
  /** Follows the operating system and other tabs. @returns what ends it */
  start(): () => void;
}

/** The visitor's own choice, or null. Storage may be blocked (it throws) or hold rubbish. */
function storedChoice(): Theme | null {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return stored === "true" ? "dark" : stored === "false" ? "light" : null;
  } catch {
    return null;
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(themeStorageKey, String(theme === "dark"));
  } catch {
    // The choice then lasts as long as the page: better than a switch that does nothing.
  }
}

function createThemeStore(): ThemeStore {
  const listeners = new Set<() => void>();

  const isDark = () => document.body.dataset.theme === "dark";

  const show = (theme: Theme) => {
    if (document.body.dataset.theme === theme) return;
    document.body.dataset.theme = theme;
    listeners.forEach((listener) => listener());
  };

  return {
    isDark,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle() {
      const theme = isDark() ? "light" : "dark";
      remember(theme);
      show(theme);
    },
    start() {
      const system = matchMedia(systemDarkQuery);
      const followSystem = () => show(storedChoice() ?? (system.matches ? "dark" : "light"));
      const followOtherTab = (event: StorageEvent) => {
        if (event.key === themeStorageKey) followSystem();
      };
      followSystem();
      system.addEventListener("change", followSystem);
      window.addEventListener("storage", followOtherTab);
      return () => {
        system.removeEventListener("change", followSystem);
        window.removeEventListener("storage", followOtherTab);
      };
    },
  };
}

export const themeStore: ThemeStore = createThemeStore();
