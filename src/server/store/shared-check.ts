/** How long the result of a check is shared, in milliseconds: anyone may request one as often as they like. */
const shareTime = 1_000;

/** Calls `check` at most once a second, and gives its latest result to everyone who asks in between. */
export function sharedCheck(check: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined;
  let validUntil = 0;
  return () => {
    if (latest === undefined || performance.now() > validUntil) {
      // Until it is settled, it is shared however long it takes.
      validUntil = Infinity;
      latest = check().finally(() => {
        validUntil = performance.now() + shareTime;
      });
    }
    return latest;
  };
}
