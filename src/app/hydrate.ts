import { CacheProvider } from "@emotion/react";
import { createElement, type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { noAnswerId, notHydratedAttribute, pressedAttribute } from "../theme/before-hydration";
import { createStyleCache } from "../theme/style-cache";

/** Hydrates the page as a transition, in slices of some milliseconds: Gatsby would take one long task. */
export function hydrate(element: ReactElement, container: Element): void {
  const page = createElement(CacheProvider, { value: createStyleCache() }, element);
  // From here on React answers presses, by hydrating what is pressed first.
  document.documentElement.removeAttribute(notHydratedAttribute);
  startTransition(() => {
    hydrateRoot(container, page);
  });
}

/** Clicks the button again that was pressed before hydration, now that it answers. */
export function answerEarlyPress(): void {
  document.getElementById(noAnswerId)?.setAttribute("hidden", "");
  const button = document.querySelector<HTMLElement>(`[${pressedAttribute}]`);
  button?.removeAttribute(pressedAttribute);
  button?.click();
}
