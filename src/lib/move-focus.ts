/**
 * Moves the focus to an element that the Tab key does not reach. The element has a tabindex only while it is focused:
 * screen readers treat a named element with a permanent tabindex as a control, and skip the headings inside it.
 */
export function moveFocus(element: HTMLElement | null, options?: FocusOptions): void {
  if (!element) return;
  if (element.tabIndex === -1 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    const release = () => {
      // The window has lost the focus, not the element, which gets it back with the window.
      if (document.activeElement === element) return;
      element.removeAttribute("tabindex");
      element.removeEventListener("blur", release);
    };
    element.addEventListener("blur", release);
  }
  element.focus(options);
}
