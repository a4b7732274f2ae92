export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Reads a figure such as "90–180". Returns null for any other text, and for a range that does not grow. */
export function parseRange(figure: string): Range | null {
  const [, first, last] = /^\s*(\d+)\s*[–-]\s*(\d+)\s*$/.exec(figure) ?? [];
  const [from, to] = [Number(first), Number(last)];
  return from < to ? { from, to } : null;
}
