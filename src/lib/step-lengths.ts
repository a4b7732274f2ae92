/**
 * Returns how many days each step takes, from times such as "Days 1–20" and "Days 21–40", or undefined if they are
 * not ranges of days that follow each other from the first day on.
 */
export function stepLengths(times: readonly string[]): number[] | undefined {
  const lengths: number[] = [];
  let end = 0;
  for (const time of times) {
    const [, first, last] = /^\D*(\d+)\s*[-–]\s*(\d+)\D*$/u.exec(time) ?? [];
    if (Number(first) !== end + 1 || Number(last) <= end) return undefined;
    lengths.push(Number(last) - end);
    end = Number(last);
  }
  return lengths;
}
