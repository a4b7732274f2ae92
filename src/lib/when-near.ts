/** Calls back once, when an element is that near the screen, in CSS pixels, or something in it takes the focus. Returns what stops it. */
export function whenNear(element: Element, onNear: () => void, distance = 800): () => void {
  if (typeof IntersectionObserver === "undefined") {
    onNear();
    return () => undefined;
  }
  const stop = () => {
    observer.disconnect();
    element.removeEventListener("focusin", arrive);
  };
  const arrive = () => {
    stop();
    onNear();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
    },
    { rootMargin: `${distance}px` },
  );
  observer.observe(element);
  element.addEventListener("focusin", arrive);
  return stop;
}
