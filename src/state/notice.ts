import { createStore } from "../lib/store";

/** The outcome of something on a page that the visitor has left, such as a form that was being sent. */
export interface Notice {
  readonly text: string;
  readonly link?: { readonly label: string; readonly to: string };
}

/** The notice that the layout shows on every page until the visitor closes it. */
export const notice = createStore<Notice | null>(null);
