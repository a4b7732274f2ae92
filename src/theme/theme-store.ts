/** The current theme. The root's `data-theme` attribute holds it; this file changes it and tells who shows it. */
import { nextPaint } from "../lib/next-paint";
import { createStore, type Store } from "../lib/store";
import { attributes } from "../startup/attributes";
import { showTheme, storedTheme, type Theme, themeOptions } from "../startup/inline/theme";

/** Only tells its subscribers of changes: the inline scripts set the attribute too. */
const shown = createStore<Theme>("light");

function show(theme: Theme): void {
  const root = document.documentElement;
  if (root.getAttribute(attributes.theme) === theme) return;
  root.toggleAttribute(attributes.themeChange, true);
  showTheme(themeOptions, theme);
  void nextPaint().then(() => root.removeAttribute(attributes.themeChange));
  shown.set(theme);
}

/** Follows the operating system, other tabs, and choices made while the browser kept this page for Back and Forward. */
export function followTheme(): void {
  const system = matchMedia(themeOptions.darkQuery);
  const update = () => show(storedTheme(themeOptions) ?? (system.matches ? "dark" : "light"));
  system.addEventListener("change", update);
  addEventListener("storage", ({ key }) => {
    if (key === themeOptions.storageKey) update();
  });
  addEventListener("pageshow", ({ persisted }) => {
    const choice = storedTheme(themeOptions);
    // Where storage is blocked, the theme that is shown may be a choice.
    if (persisted && choice) show(choice);
  });
  // A browser that blocks inline scripts has decided nothing.
  if (!document.documentElement.hasAttribute(attributes.theme)) update();
}

export const themeStore: Store<Theme> = {
  ...shown,
  get: () =>
    document.documentElement.getAttribute(attributes.theme) === "dark" ? "dark" : "light",
  /** Shows a theme and stores it as the visitor's choice, which the operating system no longer overrides. */
  set: (theme) => {
    try {
      localStorage.setItem(themeOptions.storageKey, String(theme === "dark"));
    } catch {
      // Storage is blocked: the choice lasts until the page is reloaded or the system changes its theme.
    }
    show(theme);
  },
};
