const candidates = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";

/** Where the Tab key stops inside an element, in the order of the document. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [inert], [inert] *") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}
