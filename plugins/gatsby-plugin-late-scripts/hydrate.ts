import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the page as a transition, in slices of a few milliseconds instead of one long task. Where a translator or an extension
 * has changed the HTML, React renders that part again without an error.
 */
export function hydrate(element: ReactElement, container: Element): void {
  // From here on React handles a press: it hydrates the pressed part first.
  document.documentElement.removeAttribute("data-not-hydrated");
  startTransition(() => {
    hydrateRoot(container, element, { onRecoverableError: () => undefined });
  });
}
