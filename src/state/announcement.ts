import { createStore } from "../lib/store";

/** What the layout's live region says next, in an object of its own so that the same text can be said again. */
export const announcement = createStore<{ readonly text: string } | null>(null);

/** Lets screen readers say a text after what they are saying. It is not shown. */
export function announce(text: string): void {
  announcement.set({ text });
}
