import { CacheProvider } from "@emotion/react";
import { createElement, type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createStyleCache } from "./style-cache";

/**
 * Hydrates the page as a transition, in slices of some milliseconds: Gatsby would take one long task. Where a translator
 * or an extension has changed the HTML, React renders that part anew, and quietly.
 */
export function hydrate(element: ReactElement, container: Element): void {
  const app = createElement(CacheProvider, { value: createStyleCache() }, element);
  // From here on React answers presses, by hydrating what is pressed first.
  document.documentElement.removeAttribute("data-not-hydrated");
  startTransition(() => {
    hydrateRoot(container, app, { onRecoverableError: () => undefined });
  });
}

/** Clicks the button again that was pressed before hydration, now that it answers. */
export function answerEarlyPress(): void {
  document.getElementById("no-answer")?.setAttribute("hidden", "");
  const button = document.querySelector<HTMLElement>("[data-pressed]");
  button?.removeAttribute("data-pressed");
  button?.click();
}
