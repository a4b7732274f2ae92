/** Whether the next page is slow to arrive. Set by Gatsby's hooks, outside React. */
let isSlow = false;
const listeners = new Set<() => void>();

/** Starts or ends the sign that the next page is on its way. */
export function setNavigationSlow(next: boolean): void {
  isSlow = next;
  for (const notify of listeners) notify();
}

export const isNavigationSlow = (): boolean => isSlow;

/** @returns a function that stops it */
export function onNavigationProgress(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
