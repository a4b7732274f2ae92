/**
 * The script that a page runs in place of Gatsby's `<script src>` tags. It loads the page's scripts once the largest
 * part of the first screen is painted, so that they do not compete with it for bandwidth and processor. Until then
 * the page does what HTML does. A text may be painted before a larger picture arrives; not every browser reports
 * these paints; and a visitor who is already busy does not wait.
 *
 * Its source text is written into the page: it may use nothing from outside, and must be the same on every
 * page, because the security policy names it by its hash.
 * @param paths of the scripts
 * @param attribute of the root element that holds lazy pictures back until then
 */
export function loadScriptsLate(paths: readonly string[], attribute: string): void {
  const type = "largest-contentful-paint";
  let isPainted = !PerformanceObserver.supportedEntryTypes.includes(type);
  const waiting = new AbortController();
  const { signal } = waiting;
  const load = () => {
    if (signal.aborted) return;
    waiting.abort();
    paints.disconnect();
    document.documentElement.removeAttribute(attribute);
    for (const path of paths) {
      const script = document.createElement("script");
      script.src = path;
      document.head.append(script);
    }
  };
  const loadAfterPaint = () => {
    const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
    if (isPainted && pictures.every(({ complete }) => complete)) load();
  };
  const paints = new PerformanceObserver(() => {
    isPainted = true;
    loadAfterPaint();
  });
  paints.observe({ type, buffered: true });
  addEventListener("load", loadAfterPaint, { signal });
  for (const event of ["pointerdown", "keydown", "scroll"])
    addEventListener(event, load, { signal });
  setTimeout(load, 3000);
}
