/** Reads the first and the last day of a text such as "90–180" or "Days 21–40". */
export function daysIn(text: string): readonly [number, number] | undefined {
  const [, first, last] = /^\D*(\d+)\s*[-–]\s*(\d+)\D*$/u.exec(text) ?? [];
  return Number(first) < Number(last) ? [Number(first), Number(last)] : undefined;
}

/** Returns the last day of each step from times such as "Days 1–20" and "Days 21–40", if they follow each other. */
export function lastDays(times: readonly string[]): number[] | undefined {
  const ends: number[] = [];
  for (const time of times) {
    const [first, last] = daysIn(time) ?? [];
    if (last === undefined || first !== (ends.at(-1) ?? 0) + 1) return undefined;
    ends.push(last);
  }
  return ends;
}
