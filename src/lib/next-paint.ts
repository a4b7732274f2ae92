/**
 * Calls back once the next frame is painted. Slow phones take several frames for what a press leads to, so
 * a control first shows that it was pressed.
 */
export function afterNextPaint(callback: () => void): void {
  // A frame's callbacks run before it is painted.
  requestAnimationFrame(() => setTimeout(callback));
}

/** Resolves once the next frame is painted. */
export const nextPaint = (): Promise<void> => new Promise(afterNextPaint);
