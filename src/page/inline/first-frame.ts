/** Lets the first frame skip the sections out of sight, which a slow phone would lay out before it shows anything. */
export function skipFarSections({ attribute }: { attribute: string }): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const isNew = navigation && "type" in navigation && navigation.type === "navigate";
  // Only its name tells of a link to a text on the page.
  if (!isNew || `${navigation.name}${location.hash}`.includes("#")) return;
  const root = document.documentElement;
  root.setAttribute(attribute, "");
  const show = () => root.removeAttribute(attribute);
  // Safari would not keep the place of who scrolls while heights above it change.
  addEventListener("scroll", show, { once: true });
  // The callbacks of a frame run before it is painted.
  addEventListener("DOMContentLoaded", () =>
    requestAnimationFrame(() => requestAnimationFrame(show)),
  );
}
