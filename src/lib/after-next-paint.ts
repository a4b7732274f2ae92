/** Calls back once the next frame is painted. @returns a function that cancels it */
export function afterNextPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A frame's callbacks run before it is painted.
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves once the next frame is painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => void afterNextPaint(resolve));
}
