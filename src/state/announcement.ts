import { createStore } from "../lib/store";

/** What the layout's live region says next. An object, so that setting the same text again is a change. */
export const announcement = createStore<{ readonly text: string } | null>(null);

/** Lets screen readers say a text after what they are saying. It is not visible. */
export function announce(text: string): void {
  announcement.set({ text });
}
