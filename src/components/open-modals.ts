import { createStore, useStore } from "../lib/store";
import { attributes } from "../page/attributes";

/** The open modal dialogs, the one in front last. */
const modals = createStore<readonly HTMLDialogElement[]>([]);

function show(open: readonly HTMLDialogElement[]): void {
  // The global style sheet locks the scrolling of a page with this attribute.
  document.documentElement.toggleAttribute(attributes.modal, open.length > 0);
  modals.set(open);
}

/**
 * Says that a modal dialog is open.
 * @returns a function that says it has closed
 */
export function addModal(dialog: HTMLDialogElement): () => void {
  show([...modals.get(), dialog]);
  return () => show(modals.get().filter((each) => each !== dialog));
}

/** The modal dialog in front. The page behind it is inert, so nothing in it is announced. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useStore(modals).at(-1);
}
