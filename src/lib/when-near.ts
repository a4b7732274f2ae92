/** How far outside the screen a place counts as near. */
const margin = "800px";

/**
 * Resolves when the visitor comes near a place by scrolling, or puts the focus there. At once where
 * the browser cannot tell.
 */
export function whenNear(place: Element): Promise<void> {
  if (typeof IntersectionObserver === "undefined") return Promise.resolve();
  return new Promise((resolve) => {
    const arrive = () => {
      observer.disconnect();
      place.removeEventListener("focusin", arrive);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
      },
      { rootMargin: margin },
    );
    observer.observe(place);
    place.addEventListener("focusin", arrive);
  });
}
