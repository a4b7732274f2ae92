/** The current theme, which is the root's `data-theme` attribute. This file changes it and notifies subscribers. */
import { waitForPaint } from "../lib/wait-for-paint";
import { createStore, type Store } from "../lib/store";
import { applyTheme, readStoredTheme, storeTheme, type Theme } from "./theme-scripts";

/** Notifies of changes only. Its current value is not read, because inline scripts set the attribute too. */
const themeChanges = createStore<Theme>("light");

function changeTheme(theme: Theme): void {
  const root = document.documentElement;
  if (root.getAttribute("data-theme") === theme) return;
  root.toggleAttribute("data-theme-change", true);
  applyTheme(theme);
  void waitForPaint().then(() => root.removeAttribute("data-theme-change"));
  themeChanges.set(theme);
}

/** Follows the operating system, other tabs, and choices made while this page was in the back/forward cache. */
export function followTheme(): void {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const update = () => changeTheme(readStoredTheme() ?? (system.matches ? "dark" : "light"));
  system.addEventListener("change", update);
  addEventListener("storage", ({ key }) => {
    if (key === "darkMode") update();
  });
  addEventListener("pageshow", ({ persisted }) => {
    const choice = readStoredTheme();
    // Without a stored choice nothing changes: if storage is blocked, the current theme may itself be a choice.
    if (persisted && choice) changeTheme(choice);
  });
  // If inline scripts are blocked, no theme has been set yet.
  if (!document.documentElement.hasAttribute("data-theme")) update();
}

export const themeStore: Store<Theme> = {
  ...themeChanges,
  get: () => (document.documentElement.getAttribute("data-theme") === "dark" ? "dark" : "light"),
  /** Applies a theme and stores it as the visitor's choice, which the operating system no longer overrides. */
  set: (theme) => {
    storeTheme(theme);
    changeTheme(theme);
  },
};
