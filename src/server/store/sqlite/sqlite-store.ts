import { asMethods } from "../operations/operations";
import type { Store } from "../store";
import { filePath } from "./file-path";
import { createWorkerThread } from "./worker-thread";

/** A store in a SQLite file, which one worker thread of this process uses. See createStore for `patience`. */
export function createSqliteStore(url: string, patience: number): Store {
  const path = filePath(url);
  const thread = createWorkerThread(path, patience);
  return {
    ...asMethods(thread.request),
    location: path,
    eraseDeleted: async () =>
      (await thread.request("checkpoint")) === true
        ? undefined
        : `Another program is reading the database, so deleted text remains in ${path}-wal. ` +
          "Run this command again when that program has ended.",
    close: async () => {
      try {
        // A copy of the file alone is then complete.
        if (thread.isRunning()) await thread.request("checkpoint");
      } finally {
        await thread.stop();
      }
    },
  };
}
