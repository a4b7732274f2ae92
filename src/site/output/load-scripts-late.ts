/**
 * The script that a page runs in place of Gatsby's `<script src>` tags. It loads the page's scripts once the largest
 * part of the first screen is painted, so that they do not compete with it for bandwidth and processor. Until then
 * the page does what HTML does. A text may be painted before a larger picture arrives; not every browser reports
 * these paints; and a visitor who is already busy does not wait.
 *
 * Its source text is written into the page: it may use nothing from outside, and must be the same on every
 * page, because the security policy names it by its hash.
 * @param paths of the scripts
 * @param firstScreen the attribute of the root element that holds back what is further down until then
 * @param sections the selector of what may be laid out by itself
 * @param laidOut the attribute of a section that is no longer held back
 */
export function loadScriptsLate(
  paths: readonly string[],
  firstScreen: string,
  sections: string,
  laidOut: string,
): void {
  const type = "largest-contentful-paint";
  let isPainted = !PerformanceObserver.supportedEntryTypes.includes(type);
  const waiting = new AbortController();
  const { signal } = waiting;
  const held = [...document.querySelectorAll(sections)];
  // One by one, because all of them at once would be a long task.
  const layOutNext = () => {
    const section = held.shift();
    if (!section) {
      document.documentElement.removeAttribute(firstScreen);
      return;
    }
    section.setAttribute(laidOut, "");
    setTimeout(layOutNext, 16);
  };
  const load = () => {
    if (signal.aborted) return;
    waiting.abort();
    paints.disconnect();
    layOutNext();
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
