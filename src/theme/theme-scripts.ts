/**
 * Functions that set the theme before React runs. Their source text is also written into the page as inline scripts
 * (docs/decisions/0013), so they may use only their arguments and what every browser has.
 */

export type Theme = "light" | "dark";

/** Returns the visitor's stored choice. Storage may be blocked, or contain anything. */
export function readStoredTheme(): Theme | undefined {
  try {
    const choice = localStorage.getItem("darkMode");
    if (choice === "true") return "dark";
    if (choice === "false") return "light";
  } catch {
    // Storage is blocked, so there is no choice.
  }
  return undefined;
}

/** Stores a theme as the visitor's choice. If storage is blocked, the choice lasts as long as the page. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem("darkMode", String(theme === "dark"));
  } catch {
    return;
  }
}

/** Applies a theme to the page and to the browser's bars. While the head is being parsed, there is no body yet. */
export function applyTheme(theme: Theme): void {
  for (const element of document.querySelectorAll("html,body")) {
    element.setAttribute("data-theme", theme);
  }
  for (const bar of document.querySelectorAll("meta[name=theme-color]")) {
    bar.setAttribute("media", bar.getAttribute("data-theme") === theme ? "all" : "not all");
  }
}

/** Runs in the head, so that nothing is painted in the wrong theme. */
export function decideTheme(theme: {
  read: typeof readStoredTheme;
  apply: typeof applyTheme;
}): void {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  theme.apply(theme.read() ?? system);
}

/** Runs at the start of the body, which has the attribute as well, as specified. */
export function copyThemeToBody(): void {
  const theme = document.documentElement.getAttribute("data-theme") ?? "light";
  document.body.setAttribute("data-theme", theme);
}

/**
 * Handles clicks on a theme switch until React has hydrated it, which `data-hydrated` says. Prevents the default, so that
 * nothing else handles the same click.
 */
export function switchThemeEarly(theme: {
  apply: typeof applyTheme;
  store: typeof storeTheme;
}): void {
  const handleClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element && target.closest("[role=switch]:not([data-hydrated])")))
      return;
    event.preventDefault();
    const isDark = document.documentElement.getAttribute("data-theme") !== "dark";
    theme.apply(isDark ? "dark" : "light");
    theme.store(isDark ? "dark" : "light");
    for (const each of document.querySelectorAll("[role=switch]")) {
      each.setAttribute("aria-checked", String(isDark));
    }
  };
  addEventListener("click", handleClick, true);
}
