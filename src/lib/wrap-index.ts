/** Wraps an index around a list: one past the last is the first, one before the first is the last. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
