/**
 * The current theme. The body's `data-theme` attribute holds it; the store changes the attribute and
 * notifies its subscribers. No other code writes the theme to storage.
 */
import { afterNextPaint } from "../lib/next-paint";
import { createStore, type Store } from "../lib/store";
import { preferredTheme, systemDarkQuery, themeStorageKey } from "./preferred-theme";
import type { Theme } from "./tokens";

/** On the root element until a new theme is painted: what the visitor sees changes first, and without transitions. */
export const themeChangeAttribute = "data-theme-change";

export interface ThemeStore {
  subscribe: Store<Theme>["subscribe"];
  getTheme: () => Theme;
  /** Shows a theme and stores it as the visitor's choice, which the operating system no longer overrides. */
  setTheme: (theme: Theme) => void;
  /**
   * Follows the operating system and other tabs until every caller has stopped it: Gatsby mounts the
   * provider twice.
   * @returns a function that stops it for this caller
   */
  start: () => () => void;
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(themeStorageKey, String(theme === "dark"));
  } catch {
    // Storage is blocked: the choice lasts until the page is reloaded.
  }
}

function createThemeStore(): ThemeStore {
  // Only for its subscribers: the attribute holds the theme, which the first-paint script sets too.
  const shown = createStore<Theme>("light");
  let starts = 0;
  let following = new AbortController();

  const show = (theme: Theme) => {
    if (document.body.dataset.theme === theme) return;
    const { documentElement: root, body } = document;
    root.toggleAttribute(themeChangeAttribute, true);
    body.dataset.theme = theme;
    afterNextPaint(() => root.removeAttribute(themeChangeAttribute));
    shown.set(theme);
  };

  const update = () => show(preferredTheme(themeStorageKey, systemDarkQuery));

  const follow = () => {
    following = new AbortController();
    const { signal } = following;
    update();
    matchMedia(systemDarkQuery).addEventListener("change", update, { signal });
    const updateFromOtherTab = ({ key }: StorageEvent) => {
      if (key === themeStorageKey) update();
    };
    window.addEventListener("storage", updateFromOtherTab, { signal });
  };

  return {
    subscribe: shown.subscribe,
    getTheme: () => (document.body.dataset.theme === "dark" ? "dark" : "light"),
    setTheme: (theme) => {
      store(theme);
      show(theme);
    },
    start: () => {
      starts += 1;
      if (starts === 1) follow();
      return () => {
        starts -= 1;
        if (starts === 0) following.abort();
      };
    },
  };
}

export const themeStore: ThemeStore = createThemeStore();
