const candidates = "a[href], button, input, select, textarea, summary, iframe, [tabindex]";

/** The elements inside `root` that the Tab key reaches, in document order. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(":disabled, [inert], [inert] *") &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}
