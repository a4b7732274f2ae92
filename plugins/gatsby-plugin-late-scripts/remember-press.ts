export interface LateScriptsOptions {
  /** The id of a hidden message, which is shown when no script handles a press. */
  readonly noAnswerId?: string;
}

/**
 * Remembers the last press of a button until React hydrates the page, or shows a message if scripts do not arrive. Ignores a press
 * whose default the site's own scripts have prevented. Its source becomes an inline script.
 */
export function rememberPress({ noAnswerId = "" }: LateScriptsOptions): void {
  const root = document.documentElement;
  let hasFailed = false;
  const forgetPress = () => {
    const button = document.querySelector("[data-pressed]");
    button?.removeAttribute("data-pressed");
    return button !== null;
  };
  const giveUp = () => {
    if (forgetPress()) document.getElementById(noAnswerId)?.removeAttribute("hidden");
  };
  const remember = ({ target, defaultPrevented }: MouseEvent) => {
    if (!root.hasAttribute("data-not-hydrated") || defaultPrevented) return;
    if (!(target instanceof Element)) return;
    const button = target.closest("button[type=button]:not([popovertarget])");
    if (!button) return;
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
  addEventListener("click", remember);
  // The events of elements that fail to load do not bubble.
  addEventListener("error", fail, true);
}

/** Clicks the button that was pressed before hydration again. */
export function repeatPress({ noAnswerId = "" }: LateScriptsOptions): void {
  document.getElementById(noAnswerId)?.setAttribute("hidden", "");
  const button = document.querySelector<HTMLElement>("[data-pressed]");
  button?.removeAttribute("data-pressed");
  button?.click();
}
