/**
 * Resolves once the next frame is painted. Slow phones take several frames for what a press leads to, so
 * a control first shows that it was pressed.
 */
export function nextPaint(): Promise<void> {
  // A frame's callbacks run before it is painted.
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
