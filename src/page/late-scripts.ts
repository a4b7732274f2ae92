/**
 * Loads the page's scripts once the largest part of the first screen is painted, so that they do not compete with it. A
 * text may be painted before a larger picture arrives; not every browser reports these paints; and a visitor who is
 * already busy does not wait. Its source text becomes a file, so it may use nothing from outside.
 */
export function loadScriptsLate(options: {
  readonly paths: readonly string[];
  readonly scrolled: string;
}): void {
  let isPainted = false;
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const path of options.paths) {
      const script = document.createElement("script");
      script.src = path;
      document.head.append(script);
    }
  };
  const loadAfterPaint = () => {
    const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
    // Of a page that a reload scrolls, Firefox reports no paint. Reading scrollY would lay the page out before it.
    const isScrolled = document.documentElement.getAttribute(options.scrolled) === "true";
    const isReported = isPainted || isScrolled;
    if (isReported && pictures.every(({ complete }) => complete)) load();
  };
  // First of all, because whatever follows may be missing in a browser.
  setTimeout(load, 3000);
  for (const event of ["pointerdown", "keydown", "scroll"]) addEventListener(event, load);
  addEventListener("load", loadAfterPaint);
  const type = "largest-contentful-paint";
  try {
    isPainted = !PerformanceObserver.supportedEntryTypes.includes(type);
    new PerformanceObserver(() => {
      isPainted = true;
      loadAfterPaint();
    }).observe({ type, buffered: true });
  } catch {
    isPainted = true;
  }
  if (document.readyState === "complete") loadAfterPaint();
}
