/**
 * Opens something when it is first needed and keeps it. A failure is not kept: the next caller tries again,
 * so that a database that was down at start is used as soon as it is back.
 */
export function lazily<Thing>(open: () => Promise<Thing>): () => Promise<Thing> {
  let opening: Promise<Thing> | undefined;
  return () => {
    if (opening === undefined) {
      opening = open();
      opening.catch(() => {
        opening = undefined;
      });
    }
    return opening;
  };
}
