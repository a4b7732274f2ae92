import { useEffect, useState } from "react";

/**
 * Whether something has been awaited for too long.
 * @param isWaiting whether it is still awaited
 * @param patience in milliseconds
 */
export function useIsLate(isWaiting: boolean, patience: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, [isWaiting, patience]);
  return isLate && isWaiting;
}
