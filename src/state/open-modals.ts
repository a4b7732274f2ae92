import { createStore, useStore } from "../lib/store";

/** The open modal dialogs, the one in front last. */
const openModals = createStore<readonly HTMLDialogElement[]>([]);

function setModals(open: readonly HTMLDialogElement[]): void {
  const { documentElement: root } = document;
  // Before the attribute hides the scroll bar. Zoomed with two fingers, the window is narrower than the page.
  const room = Math.max(0, innerWidth - root.clientWidth);
  if (!root.hasAttribute("data-modal")) root.style.setProperty("--scroll-bar", `${room}px`);
  root.toggleAttribute("data-modal", open.length > 0);
  openModals.set(open);
}

/** Says that a modal dialog is open, until the function that it returns is called. */
export function addModal(dialog: HTMLDialogElement): () => void {
  setModals([...openModals.get(), dialog]);
  return () => setModals(openModals.get().filter((each) => each !== dialog));
}

/** The modal dialog in front. The page behind it is inert, so nothing in it is announced. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useStore(openModals).at(-1);
}
