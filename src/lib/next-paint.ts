/** Resolves once the next frame is painted, so that a control first shows that it was pressed. */
export function nextPaint(): Promise<void> {
  // A frame's callbacks run before it is painted.
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
