/**
 * Calls back once, when an element comes near the screen or something in it is focused.
 * @param distance in CSS pixels
 * @returns a function that cancels it
 */
export function callWhenNear(element: Element, onNear: () => void, distance = 800): () => void {
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
