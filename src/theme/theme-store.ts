/** The current theme. The root's `data-theme` attribute holds it; this file changes it and tells who shows it. */
import { nextPaint } from "../lib/next-paint";
import { createStore, type Store } from "../lib/store";
import { showTheme, storedTheme, storeTheme, type Theme } from "./theme-scripts";

/** Only tells its subscribers of changes: the inline scripts set the attribute too. */
const shown = createStore<Theme>("light");

function show(theme: Theme): void {
  const root = document.documentElement;
  if (root.getAttribute("data-theme") === theme) return;
  root.toggleAttribute("data-theme-change", true);
  showTheme(theme);
  void nextPaint().then(() => root.removeAttribute("data-theme-change"));
  shown.set(theme);
}

/** Follows the operating system, other tabs, and choices made while the browser kept this page for Back and Forward. */
export function followTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const update = () => show(storedTheme() ?? (system.matches ? "dark" : "light"));
  system.addEventListener("change", update);
  addEventListener("storage", ({ key }) => {
    if (key === "darkMode") update();
  });
  addEventListener("pageshow", ({ persisted }) => {
    const choice = storedTheme();
    // Where storage is blocked, the theme that is shown may be a choice.
    if (persisted && choice) show(choice);
  });
  // A browser that blocks inline scripts has decided nothing.
  if (!document.documentElement.hasAttribute("data-theme")) update();
}

export const themeStore: Store<Theme> = {
  ...shown,
  get: () => (document.documentElement.getAttribute("data-theme") === "dark" ? "dark" : "light"),
  /** Shows a theme and stores it as the visitor's choice, which the operating system no longer overrides. */
  set: (theme) => {
    storeTheme(theme);
    show(theme);
  },
};
