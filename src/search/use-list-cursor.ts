import { useState } from "react";
import { wrapIndex } from "../lib/wrap-index";

/** The active option of a list that the arrow keys move through while the focus stays in a text field. */
export function useListCursor(count: number) {
  const [position, setPosition] = useState<number | null>(null);
  const index = position !== null && position < count ? position : null;

  /** Home and End move the caret of the text field unless an option is active. */
  function target(key: string): number | undefined {
    if (key === "ArrowDown") return index === null ? 0 : index + 1;
    if (key === "ArrowUp") return (index ?? 0) - 1;
    if (key === "Home" && index !== null) return 0;
    if (key === "End" && index !== null) return count - 1;
    return undefined;
  }

  return {
    /** Null while no option is active. */
    index,
    /** @returns whether the key moves the cursor */
    move(key: string): boolean {
      const next = target(key);
      if (next === undefined || count === 0) return false;
      setPosition(wrapIndex(next, count));
      return true;
    },
    reset: () => setPosition(null),
  };
}
