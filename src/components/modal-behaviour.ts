/** Behaviour that the browser's modal <dialog> leaves to the page. */
import { type KeyboardEvent, type MouseEvent, useRef } from "react";

const controls = "a[href], button, input, select, textarea, iframe";

/**
 * Wraps the Tab key around inside the dialog. The browser makes the page behind inert, but would also
 * stop once at its own toolbar, or at nothing, between the last control and the first.
 */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const { activeElement } = document;
  const ahead = event.shiftKey
    ? Node.DOCUMENT_POSITION_PRECEDING
    : Node.DOCUMENT_POSITION_FOLLOWING;
  // What has the focus may be no stop itself, such as the title or a list of errors.
  if (stops.some((stop) => activeElement && activeElement.compareDocumentPosition(stop) & ahead))
    return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

/**
 * The handlers of a dialog that call back on a click on its backdrop. A mouse press that began inside does not count,
 * wherever it ends: the visitor was selecting text. Nor does the second click of the double click that opened it.
 */
export function useBackdropClick(act: () => void) {
  const beganOutside = useRef(false);
  // The backdrop is not an element: its events come from the dialog, which its content fills.
  return {
    onMouseDown: ({ target, currentTarget, detail }: MouseEvent) => {
      beganOutside.current = detail < 2 && target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (beganOutside.current && target === currentTarget) act();
    },
  };
}
