export function watchScroll({ attribute }: { attribute: string }): void {
  const root = document.documentElement;
  // Not read here: the page starts at its top, and reading makes the browser lay it out.
  root.setAttribute(attribute, "false");
  const update = () => root.setAttribute(attribute, String(window.scrollY > 10));
  addEventListener("scroll", update, { passive: true });
}
