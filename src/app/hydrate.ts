import { CacheProvider } from "@emotion/react";
import { createElement, type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { notHydratedAttribute } from "../theme/before-hydration";
import { createStyleCache } from "../theme/style-cache";

/**
 * Hydrates the page as a transition, which React splits into slices of a few milliseconds, so the
 * browser can respond to the visitor in between. Gatsby would hydrate in one long task.
 */
export function hydrate(element: ReactElement, container: Element): void {
  const page = createElement(CacheProvider, { value: createStyleCache() }, element);
  // From here on React answers presses, by hydrating what is pressed first.
  document.documentElement.removeAttribute(notHydratedAttribute);
  startTransition(() => {
    hydrateRoot(container, page);
  });
}
