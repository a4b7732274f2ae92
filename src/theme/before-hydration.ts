/** On the root element: whether the page is scrolled further than 10 px. The header's look depends on it. */
export const scrolledAttribute = "data-scrolled";

/** On the root element until React answers presses. */
export const notHydratedAttribute = "data-not-hydrated";

/** On a button that was pressed before that. */
export const pressedAttribute = "data-pressed";

/** The id of the message that a press cannot be answered. */
export const noAnswerId = "no-answer";

/**
 * Answers presses until React does: switches the theme at once, and remembers the last other button that needs React.
 * If a script cannot be loaded, or none has answered after ten seconds, it shows a message instead. The first inline
 * script has the source text of this function, so it may use nothing from outside.
 */
export function answerBeforeHydration(
  notHydrated: string,
  pressed: string,
  noAnswer: string,
  storageKey: string,
): void {
  const root = document.documentElement;
  let hasFailed = false;
  const forgetPress = () => {
    const button = document.querySelector(`[${pressed}]`);
    button?.removeAttribute(pressed);
    return button !== null;
  };
  const giveUp = () => {
    if (forgetPress()) document.getElementById(noAnswer)?.removeAttribute("hidden");
  };
  const switchTheme = () => {
    const isDark = document.body.dataset.theme !== "dark";
    document.body.dataset.theme = isDark ? "dark" : "light";
    for (const each of document.querySelectorAll("[role=switch]")) {
      each.setAttribute("aria-checked", String(isDark));
    }
    try {
      localStorage.setItem(storageKey, String(isDark));
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
