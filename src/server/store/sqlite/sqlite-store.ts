import { asMethods } from "../operations/operations";
import type { Store } from "../store";
import { filePath } from "./file-path";
import type { Request } from "./protocol";
import { startWorker, type WorkerThread } from "./worker-thread";

/**
 * A store in a SQLite file, which one worker thread of this process uses.
 * @param patience how long a call may wait for the ones before it, in milliseconds
 */
export function createSqliteStore(url: string, patience: number): Store {
  const path = filePath(url);
  let thread: WorkerThread | undefined;
  let mayCreate = true;

  const startThread = () => {
    const started = startWorker({ path, mayCreate }, () => {
      if (thread === started) thread = undefined;
    });
    return started;
  };

  const request = async (task: Request["task"], values: readonly unknown[] = []) => {
    thread ??= startThread();
    const result = await thread.request(task, values, patience);
    mayCreate = false;
    return result;
  };

  return {
    ...asMethods(request),
    location: path,
    eraseDeleted: async () =>
      (await request("eraseDeleted")) === true
        ? undefined
        : `Another program is reading the database, so deleted text remains in ${path}-wal. ` +
          "Run this command again when that program has ended.",
    close: async () => {
      if (thread === undefined) return;
      const { stop } = thread;
      await request("close");
      await stop();
    },
  };
}
