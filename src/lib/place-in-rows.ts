interface Place {
  /** How many share the row: three, or two at the end where three would leave a hole. Only one that is the only one is alone. */
  inRow: 1 | 2 | 3;
  /** Its place in the row, from 0. */
  column: number;
}

/** Places an item of a list in rows that are full, whatever the length of the list is. */
export function placeInRows(index: number, count: number): Place {
  if (count === 1) return { inRow: 1, column: 0 };
  const firstOfTwos = count - ((6 - 2 * (count % 3)) % 6);
  return index < firstOfTwos
    ? { inRow: 3, column: index % 3 }
    : { inRow: 2, column: (index - firstOfTwos) % 2 };
}
