/** Tells the header's styles whether the page is scrolled. */
export function watchScroll(): void {
  const root = document.documentElement;
  // The position is not read here: the page starts at its top, and reading makes the browser lay it out.
  root.setAttribute("data-scrolled", "false");
  const update = () => root.setAttribute("data-scrolled", String(window.scrollY > 10));
  addEventListener("scroll", update, { passive: true });
}
