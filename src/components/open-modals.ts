import { useSyncExternalStore } from "react";

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  // The global style sheet locks the scrolling of a page with this attribute.
  document.documentElement.toggleAttribute("data-modal", count > 0);
  for (const notify of listeners) notify();
}

/** Says that a modal dialog is open. @returns a function that says it has closed */
export function addModal(): () => void {
  change(1);
  return () => change(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a modal dialog is open. The page behind it is inert, so nothing in it is announced. */
export function useIsModalOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
}
