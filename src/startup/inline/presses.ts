import type { showTheme, ThemeOptions } from "./theme";

interface PressOptions {
  readonly notHydrated: string;
  readonly pressed: string;
  readonly noAnswerId: string;
  readonly theme: ThemeOptions;
  readonly show: typeof showTheme;
}

/** Switches the theme until React does, and remembers the last other press. If no script comes, it shows a message instead. */
export function answerPresses(options: PressOptions): void {
  const { notHydrated, pressed, noAnswerId, theme, show } = options;
  const root = document.documentElement;
  let hasFailed = false;
  const forgetPress = () => {
    const button = document.querySelector(`[${pressed}]`);
    button?.removeAttribute(pressed);
    return button !== null;
  };
  const giveUp = () => {
    if (forgetPress()) document.getElementById(noAnswerId)?.removeAttribute("hidden");
  };
  const switchTheme = () => {
    const isDark = root.getAttribute(theme.attribute) !== "dark";
    show(theme, isDark ? "dark" : "light");
    for (const each of document.querySelectorAll("[role=switch]")) {
      each.setAttribute("aria-checked", String(isDark));
    }
    try {
      localStorage.setItem(theme.storageKey, String(isDark));
    } catch {
      return;
    }
  };
  const answer = ({ target }: MouseEvent) => {
    if (!root.hasAttribute(notHydrated) || !(target instanceof Element)) return;
    const button = target.closest("button[type=button]:not([popovertarget])");
    if (!button) return;
    if (button.matches("[role=switch]")) {
      switchTheme();
      return;
    }
    forgetPress();
    button.setAttribute(pressed, "");
    if (hasFailed) giveUp();
    else setTimeout(giveUp, 10_000);
  };
  const fail = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    hasFailed = true;
    giveUp();
  };
  root.setAttribute(notHydrated, "");
  addEventListener("click", answer, true);
  addEventListener("error", fail, true);
}
