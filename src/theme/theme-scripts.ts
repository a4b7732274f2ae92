/** The theme before React. These functions are written into the page too: see inline-scripts.ts. */
export type Theme = "light" | "dark";

/** The visitor's stored choice. Storage may throw, or hold anything. */
export function storedTheme(): Theme | undefined {
  try {
    const choice = localStorage.getItem("darkMode");
    if (choice === "true") return "dark";
    if (choice === "false") return "light";
  } catch {
    // Blocked, so there is none.
  }
  return undefined;
}

/** Stores a theme as the visitor's choice. Where storage is blocked, it lasts as long as the page. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem("darkMode", String(theme === "dark"));
  } catch {
    return;
  }
}

/** Shows a theme in the page and in the browser's bars. While the head is read there is no body. */
export function showTheme(theme: Theme): void {
  for (const element of document.querySelectorAll("html,body")) {
    element.setAttribute("data-theme", theme);
  }
  for (const bar of document.querySelectorAll("meta[name=theme-color]")) {
    bar.setAttribute("media", bar.getAttribute("data-theme") === theme ? "all" : "not all");
  }
}

/** Runs in the head, so that no frame is painted in another theme. */
export function decideTheme(theme: { stored: typeof storedTheme; show: typeof showTheme }): void {
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  theme.show(theme.stored() ?? system);
}

/** Runs first in the body, which has the theme's attribute as well. */
export function copyThemeToBody(): void {
  const theme = document.documentElement.getAttribute("data-theme") ?? "light";
  document.body.setAttribute("data-theme", theme);
}

/** Switches the theme until React does, which a switch says by `data-hydrated`. It prevents the default, so that nobody answers the same press again. */
export function switchThemeEarly(theme: {
  show: typeof showTheme;
  store: typeof storeTheme;
}): void {
  const answer = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element && target.closest("[role=switch]:not([data-hydrated])")))
      return;
    event.preventDefault();
    const isDark = document.documentElement.getAttribute("data-theme") !== "dark";
    theme.show(isDark ? "dark" : "light");
    theme.store(isDark ? "dark" : "light");
    for (const each of document.querySelectorAll("[role=switch]")) {
      each.setAttribute("aria-checked", String(isDark));
    }
  };
  addEventListener("click", answer, true);
}
