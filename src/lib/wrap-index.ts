/** Wraps an index around a list: one past the last is the first. */
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}
