import { createStore, useStore } from "../lib/store";

/** The open modal dialogs; the last is in front. */
const openModals = createStore<readonly HTMLDialogElement[]>([]);

function setOpenModals(open: readonly HTMLDialogElement[]): void {
  const { documentElement: root } = document;
  // Measured before the attribute hides the scroll bar. In a pinch-zoomed window the difference is negative.
  const room = Math.max(0, innerWidth - root.clientWidth);
  if (!root.hasAttribute("data-modal")) root.style.setProperty("--scroll-bar", `${room}px`);
  root.toggleAttribute("data-modal", open.length > 0);
  openModals.set(open);
}

/** Registers an open modal dialog. @returns a function that removes it */
export function addModal(dialog: HTMLDialogElement): () => void {
  setOpenModals([...openModals.get(), dialog]);
  return () => setOpenModals(openModals.get().filter((each) => each !== dialog));
}

/** The modal dialog in front. The page behind it is inert, so nothing in it is announced. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useStore(openModals).at(-1);
}
