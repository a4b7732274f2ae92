/** Resolves once the next frame is painted, so that a control can first show that it was clicked. */
export function waitForPaint(): Promise<void> {
  // `requestAnimationFrame` calls back before the paint, a timer after it.
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
