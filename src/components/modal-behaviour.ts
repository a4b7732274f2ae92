/** What the browser's own modal <dialog> leaves to the page. */
import type { KeyboardEvent } from "react";
import { tabStops } from "./tab-stops";

/**
 * Keeps the Tab key going round inside. The browser makes the page behind inert, but between the last
 * control and the first it stops once at nothing, or at its own bars.
 */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = tabStops(event.currentTarget);
  const first = stops.at(0);
  const last = stops.at(-1);
  const { activeElement } = document;
  const isAtStart = activeElement === first || !stops.some((stop) => stop === activeElement);
  if (event.shiftKey ? !isAtStart : activeElement !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * Closes a dialog when its backdrop is pressed. A press that began inside does not close it, wherever
 * it ends: that is someone marking text.
 * @returns what ends the watch
 */
export function watchBackdrop(dialog: HTMLDialogElement): () => void {
  let beganOutside = false;
  const press = (event: MouseEvent) => {
    beganOutside = isOnBackdrop(dialog, event);
  };
  const click = (event: MouseEvent) => {
    if (beganOutside && isOnBackdrop(dialog, event)) dialog.close();
  };
  dialog.addEventListener("mousedown", press);
  dialog.addEventListener("click", click);
  return () => {
    dialog.removeEventListener("mousedown", press);
    dialog.removeEventListener("click", click);
  };
}

/** The backdrop is no element: its events come from the dialog, from places outside its box. */
function isOnBackdrop(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  if (event.target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < left || x > right || y < top || y > bottom;
}
