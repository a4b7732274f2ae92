/**
 * Moves the focus to an element that the Tab key does not reach. It gets a tabindex only while it has the focus: screen
 * readers take a named element that always has one for a control, and leave out the headings in it.
 */
export function moveFocus(element: HTMLElement | null, options?: FocusOptions): void {
  if (!element) return;
  if (element.tabIndex === -1 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    const release = () => {
      // If so, only the window has lost the focus, and gives it back later.
      if (document.activeElement === element) return;
      element.removeAttribute("tabindex");
      element.removeEventListener("blur", release);
    };
    element.addEventListener("blur", release);
  }
  element.focus(options);
}
