import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Takes over the page that came from the server. As a transition, React does it in slices of a few
 * milliseconds, between which the browser answers the visitor; Gatsby would do it in one go.
 */
export function hydrate(element: ReactElement, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, element);
  });
}
