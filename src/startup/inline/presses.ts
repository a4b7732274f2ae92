import type { showTheme, storeTheme } from "./theme";

/** Switches the theme until React does, and remembers the last other press. If no script comes, it shows a message instead. */
export function answerPresses(theme: { show: typeof showTheme; store: typeof storeTheme }): void {
  const root = document.documentElement;
  let hasFailed = false;
  const forgetPress = () => {
    const button = document.querySelector("[data-pressed]");
    button?.removeAttribute("data-pressed");
    return button !== null;
  };
  const giveUp = () => {
    if (forgetPress()) document.getElementById("no-answer")?.removeAttribute("hidden");
  };
  const switchTheme = () => {
    const isDark = root.getAttribute("data-theme") !== "dark";
    theme.show(isDark ? "dark" : "light");
    theme.store(isDark ? "dark" : "light");
    for (const each of document.querySelectorAll("[role=switch]")) {
      each.setAttribute("aria-checked", String(isDark));
    }
  };
  const answer = ({ target }: MouseEvent) => {
    if (!root.hasAttribute("data-not-hydrated") || !(target instanceof Element)) return;
    const button = target.closest("button[type=button]:not([popovertarget])");
    if (!button) return;
    if (button.matches("[role=switch]")) {
      switchTheme();
      return;
    }
    forgetPress();
    button.setAttribute("data-pressed", "");
    if (hasFailed) giveUp();
    else setTimeout(giveUp, 10_000);
  };
  const fail = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    hasFailed = true;
    giveUp();
  };
  root.setAttribute("data-not-hydrated", "");
  addEventListener("click", answer, true);
  addEventListener("error", fail, true);
}
