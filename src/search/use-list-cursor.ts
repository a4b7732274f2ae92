import { useState } from "react";
import { wrapIndex } from "../lib/wrap-index";

/** Where the arrow keys stand in a list that has no focus of its own. */
export function useListCursor(count: number) {
  const [place, setPlace] = useState<number | null>(null);
  const index = place !== null && place < count ? place : null;

  /** Home and End belong to the text field as long as the cursor is not in the list. */
  function target(key: string): number | undefined {
    if (key === "ArrowDown") return index === null ? 0 : index + 1;
    if (key === "ArrowUp") return (index ?? 0) - 1;
    if (key === "Home" && index !== null) return 0;
    if (key === "End" && index !== null) return count - 1;
    return undefined;
  }

  return {
    /** Null while it stands nowhere. */
    index,
    /** @returns whether the key moves the cursor */
    move(key: string): boolean {
      const next = target(key);
      if (next === undefined || count === 0) return false;
      setPlace(wrapIndex(next, count));
      return true;
    },
    reset: () => setPlace(null),
  };
}
