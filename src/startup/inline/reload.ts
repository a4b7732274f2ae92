/** Starts the pages at these paths at their top after a reload too. Firefox restores the position even so, which is undone. */
export function reloadAtTop({ paths }: { paths: readonly string[] }): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const isReload = navigation && "type" in navigation && navigation.type === "reload";
  const isListed = paths.includes(location.pathname.replace(/\/$/, ""));
  if (!isReload || !isListed || location.hash !== "") return;
  history.scrollRestoration = "manual";
  // Lays the page out now. If its first frame does, Chromium restores the position all the same.
  document.body.getBoundingClientRect();
  const goBack = () => window.scrollTo(0, 0);
  const stop = () => removeEventListener("scroll", goBack);
  addEventListener("scroll", goBack, { once: true });
  addEventListener("load", () => requestAnimationFrame(stop));
  for (const type of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(type, stop);
}
