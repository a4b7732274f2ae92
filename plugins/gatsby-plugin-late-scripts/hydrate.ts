import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the page as a transition, in slices of some milliseconds: Gatsby would take one long task. Where a translator
 * or an extension has changed the HTML, React renders that part anew, and quietly.
 */
export function hydrate(element: ReactElement, container: Element): void {
  // From here on React answers presses, by hydrating what is pressed first.
  document.documentElement.removeAttribute("data-not-hydrated");
  startTransition(() => {
    hydrateRoot(container, element, { onRecoverableError: () => undefined });
  });
}
