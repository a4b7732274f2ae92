/**
 * Calls back once, when an element is within a distance in CSS pixels of the screen or something in it takes the focus.
 * @returns a function that stops watching
 */
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
