/** Lets the first frame skip the sections out of sight, which a slow phone would lay out before it shows anything. */
export function skipFarSections({ attribute }: { attribute: string }): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const isNew = navigation && "type" in navigation && navigation.type === "navigate";
  // Only its name tells of a link to a text on the page.
  if (!isNew || `${navigation.name}${location.hash}`.includes("#")) return;
  const root = document.documentElement;
  root.setAttribute(attribute, "");
  const all = () => document.querySelectorAll<HTMLElement>("main section, footer");
  const end = () => {
    root.removeAttribute(attribute);
    for (const { style } of all()) style.removeProperty("content-visibility");
  };
  // One in each frame, or their layout would be one long task.
  const show = ([next, ...others]: readonly HTMLElement[]) => {
    next?.style.setProperty("content-visibility", "visible");
    requestAnimationFrame(next && root.hasAttribute(attribute) ? () => show(others) : end);
  };
  // A key or a link may jump, and needs all heights for that. Safari keeps no place while those above it change.
  for (const type of ["keydown", "pointerdown", "scroll"]) {
    addEventListener(type, end, { once: true });
  }
  // The callbacks of a frame run before it is painted.
  addEventListener("DOMContentLoaded", () =>
    requestAnimationFrame(() => requestAnimationFrame(() => show([...all()]))),
  );
}
